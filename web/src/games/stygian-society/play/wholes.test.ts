import { expect, it } from 'vitest';
import { at, options } from '../sample';
import type { Payment, Purchase } from '../wire';
import { keysOf } from './intent';
import { decisionsOf, offered } from './wholes';

const blue: Payment = {
  field: 'B2',
  crypt: '0',
  luck: 0,
  actions: [{ type: 'PAY', payment: 'FIELD', color: 'B' }],
};
const lucky: Payment = {
  field: 'B1',
  crypt: '0',
  luck: 1,
  actions: [{ type: 'LUCK' }, { type: 'PAY', payment: 'FIELD', color: 'B' }],
};
const purchases: Purchase[] = [
  { lines: '1/0', stop: true },
  { lines: '1/1', stop: true },
  { lines: '1/2', stop: false },
];
const buying = at('D-PURCHASE', { purchases });
const here = at('D-PAY', { payments: [blue, lucky] });
const legal = options('PAY(FIELD,B)', 'LUCK');

it('whole payments are offered, as the view orders them', () => {
  expect(offered(here, legal).map(({ label }) => label)).toEqual([
    'Pay 2 blue from the field',
    'Pay 1 blue from the field and 1 luck',
  ]);
  expect(offered(here, legal)[1]).toMatchObject({
    text: 'PAY(B1,0,1)',
    action: { type: 'PAY', field: 'B1', crypt: '0', luck: '1' },
  });
});
it('whole purchases are offered', () => {
  const found = offered(buying, options('LINE(1)', 'STOP'));
  expect(found[1]?.action).toEqual({ type: 'BUY', lines: '1/1' });
  expect(found.map(({ label }) => label)).toEqual([
    'Buy line 1',
    'Buy line 1, line 2',
    'Buy line 1, line 2 × 2',
  ]);
  const [none] = offered(at('D-PURCHASE', { purchases: [{ lines: '0/0', stop: true }] }), legal);
  expect(none?.label).toBe('Buy nothing');
});
it('a purchase is the decisions that are still to be made for it', () => {
  expect(decisionsOf(buying, 'BUY(1/0)')).toEqual([{ type: 'STOP' }]);
  expect(decisionsOf(buying, 'BUY(1/1)')).toEqual([{ type: 'LINE', line: '2' }, { type: 'STOP' }]);
  expect(decisionsOf(buying, 'BUY(1/2)')).toEqual([
    { type: 'LINE', line: '2' },
    { type: 'LINE', line: '2' },
  ]);
  expect(decisionsOf(buying, 'BUY(0/0)')).toEqual([]);
});
it('one cube of a payment is about that cube', () => {
  expect(legal.flatMap(({ action }) => keysOf(action, here))).toEqual(['cube:field:B', 'luck']);
});
it('who is not asked is offered nothing, and elsewhere what is legal', () => {
  expect(offered(here, [])).toEqual([]);
  expect(offered(at('D-ACTION'), legal)).toBe(legal);
});
it('a payment is the decisions that are still to be made for it', () => {
  expect(decisionsOf(here, 'PAY(B1,0,1)')).toEqual(lucky.actions);
  expect(decisionsOf(here, null)).toEqual([]);
  expect(decisionsOf(at('D-BUYOFF', { payments: [] }), 'PAY(B1,0,1)')).toEqual([]);
});
