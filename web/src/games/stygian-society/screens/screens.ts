/** Decisions that have a picture of their own, in place of the tower and the floor. */
import type { Component } from 'svelte';
import type { StygianDesk } from '../desk';
import type { Play } from '../play/play.svelte';
import Chest from './Chest.svelte';
import Gathering from './Gathering.svelte';
import Learning from './Learning.svelte';
import Trading from './Trading.svelte';

const SCREENS: Readonly<Record<string, Component<{ play: Play }>>> = {
  'D-HEROES': Gathering,
  'D-START': Gathering,
  'D-LEARN': Learning,
  'D-CHEST': Chest,
  'D-GIVE': Chest,
  'D-TRADE': Trading,
};

/** The floor is over when a new one begins, whatever was decided last. */
export function screenOf({ view, recent }: StygianDesk): Component<{ play: Play }> | null {
  if (view.floor && recent.some(({ fact }) => fact.type === 'FloorBegan')) return null;
  const screen = SCREENS[view.decision ?? ''] ?? null;
  return view.floor === null ? Gathering : screen === Gathering ? null : screen;
}
