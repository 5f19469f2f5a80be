import { expect, it } from 'vitest';
import { at, options } from '../sample';
import type { Payment, Purchase } from '../wire';
import { keysOf } from './intent';
import { decisionsOf, offered } from './wholes';

const blue: Payment = {
  text: 'PAY(B2,0,0)',
  label: 'Pay 2 blue from the field',
  field: 'B2',
  crypt: '0',
  luck: 0,
  actions: [{ type: 'PAY', payment: 'FIELD', color: 'B' }],
};
const lucky: Payment = {
  text: 'PAY(B1,0,1)',
  label: 'Pay 1 blue from the field and 1 luck',
  field: 'B1',
  crypt: '0',
  luck: 1,
  actions: [{ type: 'LUCK' }, { type: 'PAY', payment: 'FIELD', color: 'B' }],
};
const both: Purchase = {
  text: 'BUY(1/1)',
  label: 'Buy line 1, line 2',
  lines: '1/1',
  actions: [{ type: 'LINE', line: '1' }, { type: 'LINE', line: '2' }, { type: 'STOP' }],
};
const buying = at('D-PURCHASE', { purchases: [both] });
const here = at('D-PAY', { payments: [blue, lucky] });
const legal = options('PAY(FIELD,B)', 'LUCK');

it('whole payments are offered, as the view orders them', () => {
  expect(offered(here, legal).map(({ label }) => label)).toEqual([blue.label, lucky.label]);
  expect(offered(here, legal)[1]?.action).toEqual({
    type: 'PAY',
    field: 'B1',
    crypt: '0',
    luck: '1',
  });
});
it('whole purchases are offered, and are the decisions that name them', () => {
  const [option] = offered(buying, options('LINE(1)', 'STOP'));
  expect(option?.action).toEqual({ type: 'BUY', lines: '1/1' });
  expect(decisionsOf(buying, both.text)).toEqual(both.actions);
});
it('one cube of a payment is about that cube', () => {
  expect(legal.flatMap(({ action }) => keysOf(action, here))).toEqual(['cube:field:B', 'luck']);
});
it('who is not asked is offered nothing, and elsewhere what is legal', () => {
  expect(offered(here, [])).toEqual([]);
  expect(offered(at('D-ACTION'), legal)).toBe(legal);
});
it('a payment is the decisions that are still to be made for it', () => {
  expect(decisionsOf(here, lucky.text)).toEqual(lucky.actions);
  expect(decisionsOf(here, null)).toEqual([]);
  expect(decisionsOf(at('D-BUYOFF', { payments: [] }), lucky.text)).toEqual([]);
});
