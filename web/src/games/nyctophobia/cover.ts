import Cover from './Cover.svelte';

export const covers = { nyctophobia: Cover };
