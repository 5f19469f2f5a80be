/** Whole purchases and payments: what the person chooses among, though the rules ask line by line (SS-RES-10)
 * and cube by cube (SS-PAY-13). */
import type { Wire } from '../../../lib/messages';
import type { ActionOption } from '../../../lib/wire';
import type { View } from '../wire';

/** What to offer: whole purchases where it is asked what to buy, whole payments, the thriftiest first, where it is
 * asked how to pay; else what is legal. */
export function offered(view: View, legal: readonly ActionOption[]): readonly ActionOption[] {
  if (legal.length === 0) return legal;
  if (view.decision === 'D-PURCHASE')
    return view.purchases.map(({ text, label, lines }) => ({
      text,
      label,
      action: { type: 'BUY', lines },
    }));
  if (view.decision === 'D-PAY')
    return view.payments.map(({ text, label, field, crypt, luck }) => ({
      text,
      label,
      action: { type: 'PAY', field, crypt, luck: String(luck) },
    }));
  return legal;
}

/** The decisions still to make for a whole; none once it is made. */
export function decisionsOf(view: View, whole: string | null): readonly Wire[] {
  const here =
    view.decision === 'D-PURCHASE'
      ? view.purchases
      : view.decision === 'D-PAY'
        ? view.payments
        : [];
  return here.find(({ text }) => text === whole)?.actions ?? [];
}
