import Cover from './Cover.svelte';

export const covers = { 'stygian-society': Cover };
