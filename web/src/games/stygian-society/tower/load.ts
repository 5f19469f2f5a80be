/** The bank is fetched when the first drop comes. */
import { readBank } from './bank';
import address from './bank.bin?url';
import { Bank } from './shelf';

let asked: Promise<Bank> | null = null;

export function loadBank(): Promise<Bank> {
  asked ??= fetch(address)
    .then((answer) => answer.arrayBuffer())
    .then((buffer) => new Bank(readBank(buffer)));
  asked.catch(() => {
    asked = null;
  });
  return asked;
}
