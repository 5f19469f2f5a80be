/** How a device is called in the list of devices: by its browser and its system. */

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const first = (pairs: readonly [RegExp, string][], text: string) =>
  pairs.find(([pattern]) => pattern.test(text))?.[1];

export function deviceName(agent: string = navigator.userAgent): string {
  const browser = first(BROWSERS, agent) ?? 'A browser';
  const system = first(SYSTEMS, agent);
  return system ? `${browser} on ${system}` : browser;
}
