import { describe, expect, it } from 'vitest';
import { seam } from '../kit/seam.svelte';
import { Forgetful } from './forgetful';

const lines = () => seam.lines.map(({ text }) => text);

describe('the live region', () => {
  it('keeps what the log keeps, and what is just being read', () => {
    const forgetful = new Forgetful();
    const hear = (text: string, isCut = false) => {
      forgetful.hears(isCut);
      seam.say(text);
      return lines();
    };
    hear('one');
    expect(hear('two')).toEqual(['one', 'two']);
    expect(hear('a new turn', true)).toEqual(['one', 'two', 'a new turn']);
    expect(hear('three')).toEqual(['a new turn', 'three']);
    expect(hear('four')).toEqual(['three', 'four']);
    expect(hear('five')).toEqual(['three', 'four', 'five']);
  });
});
