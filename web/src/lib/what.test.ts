// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { HOUSE, thingsAt, thingsIn } from './what.svelte';
import type { ThingInfo } from './wire';

const thing = (name: string, ...words: string[]): ThingInfo => ({
  name,
  called: name,
  words,
  say: [],
  rule: 'X-01',
  lesson: '',
});
const THINGS = [thing('key', 'Key'), thing('tile', 'tile', 'fork')];

describe('how does this work', () => {
  it('finds whole words, the particular before the general', () => {
    expect(thingsIn(THINGS, 'C4, a fork with a Key').map(({ name }) => name)).toEqual([
      'key',
      'tile',
    ]);
    expect(thingsIn(THINGS, 'a monkey in textiles')).toEqual([]);
  });

  it('asks the innermost element that names something', () => {
    document.body.innerHTML =
      '<main id="main"><div aria-label="a fork"><button aria-label="C4, a Key"><i></i></button><p></p></div></main>';
    const at = (css: string) => thingsAt(THINGS, document.querySelector(css) as Element);
    expect(at('i').map(({ name }) => name)).toEqual(['key']);
    expect(at('p').map(({ name }) => name)).toEqual(['tile']);
  });

  it('takes a long text for one thing where it is a button', () => {
    const long = `a fork ${'and so on '.repeat(40)}`;
    document.body.innerHTML = `<main id="main"><p>${long}</p><button>${long}</button></main>`;
    const at = (css: string) => thingsAt(THINGS, document.querySelector(css) as Element);
    expect(at('p')).toEqual([]);
    expect(at('button').map(({ name }) => name)).toEqual(['tile']);
  });

  it('knows what every table has', () => {
    expect(thingsIn(HOUSE, 'Take it back U').map(({ name }) => name)).toEqual(['undo']);
  });
});
