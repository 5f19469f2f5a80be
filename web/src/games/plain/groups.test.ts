import { describe, expect, it } from 'vitest';
import type { ActionOption } from '../../lib/wire';
import { grouped } from './groups';

const option = (type: string, tree = ''): ActionOption => ({
  action: { type, tree },
  text: `${type}(${tree})`,
  label: `${type} ${tree}`,
});

describe('choices', () => {
  it('stand together by kind, in the order of their first', () => {
    const groups = grouped([option('PUT', 'A1-A2'), option('TAKE_BACK'), option('PUT', 'B1-B2')]);
    expect(groups.map(({ title, options }) => [title, options.length])).toEqual([
      ['Put', 2],
      ['Take back', 1],
    ]);
  });
});
