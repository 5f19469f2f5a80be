// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { type Signal, seam } from './seam.svelte';

describe('the seam', () => {
  afterEach(() => {
    settings.sound = true;
    settings.vibration = false;
    globalThis.lampblackHeard = undefined;
  });

  it('lets everybody who listens hear what goes out, in order', () => {
    const heard: Signal[] = [];
    const stop = seam.listen((signal) => heard.push(signal));
    settings.vibration = true;
    seam.say('The door opens.');
    seam.play('door');
    seam.warn('No: it is locked.');
    seam.vibrate(60, 40);
    stop();
    seam.say('Unheard.');
    expect(heard).toEqual([
      { kind: 'say', text: 'The door opens.' },
      { kind: 'sound', cue: 'door' },
      { kind: 'warn', text: 'No: it is locked.' },
      { kind: 'vibrate', pattern: [60, 40] },
    ]);
  });

  it('is silent and still where that is set', () => {
    const heard: Signal[] = [];
    const stop = seam.listen((signal) => heard.push(signal));
    settings.sound = false;
    seam.play('door');
    seam.vibrate(60);
    seam.say('');
    seam.warn('');
    stop();
    expect(heard).toEqual([]);
  });

  it('keeps the last lines for the live region', () => {
    for (let n = 0; n < 20; n++) seam.say(`line ${n}`);
    expect(seam.lines).toHaveLength(12);
    expect(seam.lines.at(-1)?.text).toBe('line 19');
  });

  it('adds to the list a test in a browser has laid out', () => {
    seam.say('before');
    globalThis.lampblackHeard = [];
    seam.say('after');
    expect(globalThis.lampblackHeard).toEqual([{ kind: 'say', text: 'after' }]);
  });
});

describe('nothing goes past the seam', () => {
  const files = import.meta.glob<string>(['/src/**/*.{ts,svelte}', '!/src/**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  it.each([
    [/AudioContext/, ['/src/kit/sound.ts']],
    [/navigator\.vibrate/, ['/src/kit/seam.svelte.ts']],
    [/speechSynthesis|SpeechSynthesisUtterance/, []],
    [/from '.*\/sound'/, ['/src/kit/seam.svelte.ts']],
    // What stands in a modal dialog must speak from within it.
    [/aria-live|role="log"/, ['/src/App.svelte', '/src/shell/rules/RulePopover.svelte']],
  ])('%s', (what, allowed) => {
    const places = Object.entries(files)
      .filter(([, text]) => what.test(text.replaceAll(/import type .*/g, '')))
      .map(([path]) => path);
    expect(places).toEqual(allowed);
  });
});
