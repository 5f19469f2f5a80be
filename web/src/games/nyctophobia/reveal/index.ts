/** What only a finished game needs, in one piece: it is fetched when the lights go on. */
export { default as Beside } from './Beside.svelte';
export { default as Lights } from './Lights.svelte';
