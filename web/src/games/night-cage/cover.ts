import Cover from './Cover.svelte';
import Cover2019 from './Cover2019.svelte';

export const covers = { 'night-cage': Cover, 'night-cage-2019': Cover2019 };
