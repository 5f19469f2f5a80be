import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.LAMPBLACK_URL ?? 'http://127.0.0.1:8000';

/** What links to a game show: `src/games/GAME/preview/SLUG.png` is served as `/covers/SLUG.png`. */
const previews: Plugin = {
  name: 'previews',
  generateBundle() {
    const games = join(import.meta.dirname, 'src', 'games');
    const files = readdirSync(games, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /[\\/]preview[\\/][^\\/]+\.png$/.test(name))) {
      const source = readFileSync(join(games, file));
      this.emitFile({ type: 'asset', fileName: `covers/${basename(file)}`, source });
    }
  },
};

/** A game's scripts lie in a folder of their own: what it weighs can be read off (tests/browser/test_weight.py). */
function chunkPath(modules: readonly string[]): string {
  const [game] = modules.flatMap((id) => /\/src\/games\/([^/]+)\//.exec(id)?.[1] ?? []);
  return `assets/${game ? `${game}/` : ''}[name]-[hash].js`;
}

export default defineConfig({
  plugins: [svelte(), previews],
  build: {
    outDir: '../src/lampblack/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // The page's content security policy allows neither inline scripts nor data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { chunkFileNames: ({ moduleIds }) => chunkPath(moduleIds) } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  // A busy machine is no failure.
  test: { environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
