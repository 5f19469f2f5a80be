/** Whole purchases and payments: what the person chooses among, though the rules ask line by line (SS-RES-10)
 * and cube by cube (SS-PAY-13). */
import type { Wire } from '../../../lib/messages';
import type { ActionOption } from '../../../lib/wire';
import { cubeWords } from '../board/cubes';
import type { Payment, Purchase, View } from '../wire';

/** What to offer: whole purchases where it is asked what to buy, whole payments, the thriftiest first, where it is
 * asked how to pay; else what is legal. */
export function offered(view: View, legal: readonly ActionOption[]): readonly ActionOption[] {
  if (legal.length === 0) return legal;
  if (view.decision === 'D-PURCHASE') return view.purchases.map(purchase);
  if (view.decision === 'D-PAY') return view.payments.map(payment);
  return legal;
}

/** The decisions still to make for a whole; none once it is made. */
export function decisionsOf(view: View, whole: string | null): readonly Wire[] {
  if (view.decision === 'D-PURCHASE') {
    const bought = view.purchases.find((one) => purchase(one).text === whole);
    return bought ? naming(bought, view.purchases[0] ?? bought) : [];
  }
  if (view.decision === 'D-PAY')
    return view.payments.find((one) => payment(one).text === whole)?.actions ?? [];
  return [];
}

function purchase({ lines }: Purchase): ActionOption {
  const bought = counts(lines).flatMap((count, n) =>
    count > 0 ? [`line ${n + 1}${count > 1 ? ` × ${count}` : ''}`] : [],
  );
  return {
    text: `BUY(${lines})`,
    label: `Buy ${bought.join(', ') || 'nothing'}`,
    action: { type: 'BUY', lines },
  };
}

/** Line by line, what is more than is named already. */
function naming({ lines, stop }: Purchase, begun: Purchase): Wire[] {
  const before = counts(begun.lines);
  const named = counts(lines).flatMap((count, n) =>
    Array<Wire>(count - (before[n] ?? 0)).fill({ type: 'LINE', line: `${n + 1}` }),
  );
  return stop ? [...named, { type: 'STOP' }] : named;
}

function counts(lines: string): number[] {
  return lines.split('/').map(Number);
}

function payment({ field, crypt, luck }: Payment): ActionOption {
  const parts = [
    ...(field === '0' ? [] : [`${cubeWords(field)} from the field`]),
    ...(crypt === '0' ? [] : [`${cubeWords(crypt)} from the crypt`]),
    ...(luck > 0 ? [`${luck} luck`] : []),
  ];
  return {
    text: `PAY(${field},${crypt},${luck})`,
    label: `Pay ${parts.join(' and ')}`,
    action: { type: 'PAY', field, crypt, luck: String(luck) },
  };
}
