import Cover from './Cover.svelte';

export const covers = { 'keys-to-the-castle': Cover };
