// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { type Signal, seam } from './seam.svelte';

describe('the seam', () => {
  afterEach(() => {
    settings.sound = true;
    settings.vibration = false;
    settings.voice = false;
    vi.unstubAllGlobals();
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
    seam.play({ cue: 'bark', parts: [], from: { east: 1, north: 0 }, after: 0.2 });
    stop();
    seam.say('Unheard.');
    expect(heard).toEqual([
      { kind: 'say', text: 'The door opens.' },
      { kind: 'sound', cue: 'door' },
      { kind: 'warn', text: 'No: it is locked.' },
      { kind: 'vibrate', pattern: [60, 40] },
      { kind: 'sound', cue: 'bark', from: { east: 1, north: 0 }, after: 0.2 },
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

  it('speaks in the built-in voice, at its own speed and loudness, each seat apart', () => {
    const spoken: SpeechSynthesisUtterance[] = [];
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        constructor(readonly text: string) {}
      },
    );
    const voices = ['en-GB', 'de', 'en-US', 'en-AU'].map((lang) => ({ lang }));
    const speak = (one: SpeechSynthesisUtterance) => spoken.push(one);
    const cancel = () => spoken.splice(0);
    vi.stubGlobal('speechSynthesis', { getVoices: () => voices, speak, cancel });
    seam.say('Nobody reads this.');
    expect(spoken).toEqual([]);
    Object.assign(settings, { voice: true, voiceRate: 1.5, voiceVolume: 0.4 });
    seam.say([
      { text: 'Bo speaks.', by: null },
      { text: 'Yes.', by: 2 },
      { text: 'I am coming.', by: 0 },
    ]);
    expect(spoken.map(({ text }) => text)).toEqual(['Bo speaks.', 'Yes.', 'I am coming.']);
    expect(spoken[0]).toMatchObject({ rate: 1.5, volume: 0.4, voice: voices[0] });
    expect(new Set(spoken.map(({ voice, pitch }) => `${voice?.lang} ${pitch}`)).size).toBe(3);
    seam.warn('No.');
    expect(spoken.map(({ text }) => text)).toEqual(['No.']);
    seam.hush();
    expect(spoken).toEqual([]);
    seam.warn('');
  });

  it('forgets what may no longer be read', () => {
    seam.say('old');
    const mark = seam.mark();
    seam.say('new');
    seam.forget(mark);
    expect(seam.lines.map(({ text }) => text)).toEqual(['new']);
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
    [/speechSynthesis|SpeechSynthesisUtterance/, ['/src/kit/voice.ts']],
    [/from '.*\/voice'/, ['/src/kit/seam.svelte.ts']],
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
