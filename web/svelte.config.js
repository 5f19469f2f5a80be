import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  // Styles are told apart by short names: they stand in every template, so they are sent again and again.
  compilerOptions: {
    runes: true,
    cssHash: ({ hash, filename }) => `s${hash(filename).slice(-5)}`,
  },
};
