import { expect, it } from 'vitest';
import type { Fact } from '../wire';
import { marksOf } from './marks';

const knight = { id: 'knight', name: 'Knight' };
const marks = (...facts: Fact[]) => [...marksOf(facts.map((fact) => ({ fact, text: '' })))];

it('marks what a step is about', () => {
  const paid: Fact = { type: 'CubesPaid', hero: knight, field: 'B1', crypt: '0', luck: 0 };
  expect(marks(paid)).toEqual(['zone:field', 'hero:knight']);
  const fell: Fact = { type: 'CubesFell', dropped: 'B1', field: '0', crypt: 'B1', inside: '0' };
  expect(marks(fell)).toEqual(['zone:tower', 'zone:crypt']);
  const used: Fact = { type: 'ResponseUsed', hero: null, card: { id: 'net', name: 'Net' } };
  expect(marks(used)).toEqual(['card:net']);
  expect(marks({ type: 'AllRefreshed' })).toEqual([]);
});
