/** House rules: readings of the print, set one by one or all at once. */
import type { OptionInfo } from './wire';

/** Every house rule as the ledger rules, or by the letter (`strict`). */
export function asPreset(house: readonly OptionInfo[], preset: string): Record<string, string> {
  return Object.fromEntries(
    house.map((dial) => [dial.name, preset === 'strict' ? dial.strict : dial.default]),
  );
}

/** The preset that these options are; empty when they are neither. */
export function presetOf(
  house: readonly OptionInfo[],
  options: Readonly<Record<string, string>>,
): string {
  const is = (preset: string) =>
    Object.entries(asPreset(house, preset)).every(
      ([name, value]) =>
        (options[name] ?? house.find((dial) => dial.name === name)?.default) === value,
    );
  return ['ledger', 'strict'].find(is) ?? '';
}

/** What a table agreed on: every option that is not as usual, how many play apart. */
export function agreedOf(
  options: readonly OptionInfo[],
  agreed: Readonly<Record<string, string>>,
): { title: string; said: string; rule: string }[] {
  return options
    .filter(({ name, default: usual }) => name !== 'players' && (agreed[name] ?? usual) !== usual)
    .map(({ name, title, offers, rule }) => ({
      title,
      said: offers.find(({ value }) => value === agreed[name])?.label ?? agreed[name] ?? '',
      rule,
    }));
}
