// Writes the TypeScript types of the wire from the server's JSON Schema: src/lib/wire.ts for what all games
// share, src/games/<folder>/wire.ts for each game's views and facts.
//   node scripts/wire.mjs [FOLDER]     FOLDER instead of src; PYTHON names the interpreter that has lampblack.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { compile } from 'json-schema-to-typescript';

const root = join(import.meta.dirname, '..', '..');
const venv = join(root, '.venv', 'bin', 'python');
const python = process.env.PYTHON ?? (existsSync(venv) ? venv : 'python3');
const path = [join(root, 'src'), process.env.PYTHONPATH].filter(Boolean).join(delimiter);
const printed = execFileSync(python, ['-m', 'lampblack.server.schema', '--page'], {
  env: { ...process.env, PYTHONPATH: path },
  encoding: 'utf8',
  maxBuffer: 1 << 26,
});
const { shared, games } = JSON.parse(printed);
const out = process.argv[2] ?? join(root, 'web', 'src');

await write(shared, 'src/lampblack/server/messages.py', join(out, 'lib', 'wire.ts'));
for (const [folder, schema] of Object.entries(games)) {
  const source = `src/lampblack/games/${folder.replaceAll('-', '_')}`;
  await write(schema, source, join(out, 'games', folder, 'wire.ts'));
}

async function write(schema, source, file) {
  const types = await compile({ ...withOldTuples(schema), title: 'Root' }, 'Root', {
    additionalProperties: false,
    bannerComment: `// Made from ${source} by \`npm run wire\`; do not edit.`,
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 100 },
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, tidied(types));
}

/** The generator knows tuples as they were written before draft 2020-12. */
function withOldTuples(value) {
  if (Array.isArray(value)) return value.map(withOldTuples);
  if (value === null || typeof value !== 'object') return value;
  const { prefixItems, ...rest } = value;
  const mapped = Object.fromEntries(Object.entries(rest).map(([k, v]) => [k, withOldTuples(v)]));
  return prefixItems ? { ...mapped, items: prefixItems.map(withOldTuples) } : mapped;
}

/** The generator notes where each type was found, which says nothing here: all stand side by side. */
function tidied(types) {
  const noise =
    /(?:\/\*\*| \*)\n \* This interface was referenced by[^\n]*\n \* via the[^\n]*\n \*\/\n/g;
  return types
    .replace(noise, (found) => (found.startsWith('/**') ? '' : ' */\n'))
    .replace(/export interface Root \{[^}]*\}\n/, '');
}
