/** Whole payments: what the person chooses among, though the rules ask cube by cube (SS-PAY-13). */
import type { Wire } from '../../../lib/messages';
import type { ActionOption } from '../../../lib/wire';
import type { View } from '../wire';

/** What to offer: the whole payments, the thriftiest first, where it is asked how to pay; else what is legal. */
export function offered(view: View, legal: readonly ActionOption[]): readonly ActionOption[] {
  if (view.decision !== 'D-PAY' || legal.length === 0) return legal;
  return view.payments.map(({ text, label, field, crypt, luck }) => ({
    text,
    label,
    action: { type: 'PAY', field, crypt, luck: String(luck) },
  }));
}

/** The decisions still to make for a payment; none once it is paid. */
export function decisionsOf(view: View, payment: string | null): readonly Wire[] {
  if (view.decision !== 'D-PAY') return [];
  return view.payments.find(({ text }) => text === payment)?.actions ?? [];
}
