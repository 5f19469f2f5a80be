// Writes the TypeScript types of the wire from the server's JSON Schema.
//   node scripts/wire.mjs [FILE]     PYTHON names the interpreter that has lampblack.
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { compile } from 'json-schema-to-typescript';

const root = join(import.meta.dirname, '..', '..');
const venv = join(root, '.venv', 'bin', 'python');
const python = process.env.PYTHON ?? (existsSync(venv) ? venv : 'python3');
const path = [join(root, 'src'), process.env.PYTHONPATH].filter(Boolean).join(delimiter);
const schema = execFileSync(python, ['-m', 'lampblack.server.schema'], {
  env: { ...process.env, PYTHONPATH: path },
  encoding: 'utf8',
  maxBuffer: 1 << 26,
});

/** The generator knows tuples as they were written before draft 2020-12. */
function withOldTuples(value) {
  if (Array.isArray(value)) return value.map(withOldTuples);
  if (value === null || typeof value !== 'object') return value;
  const { prefixItems, ...rest } = value;
  const mapped = Object.fromEntries(Object.entries(rest).map(([k, v]) => [k, withOldTuples(v)]));
  return prefixItems ? { ...mapped, items: prefixItems.map(withOldTuples) } : mapped;
}

const types = await compile(withOldTuples(JSON.parse(schema)), 'Wire', {
  additionalProperties: false,
  bannerComment: '// Made from src/lampblack/server/messages.py by `npm run wire`; do not edit.',
  unreachableDefinitions: true,
  style: { singleQuote: true, printWidth: 100 },
});
// The generator notes where each type was found, which says nothing here: all stand side by side.
const noise =
  /(?:\/\*\*| \*)\n \* This interface was referenced by[^\n]*\n \* via the[^\n]*\n \*\/\n/g;
const tidy = types
  .replace(noise, (found) => (found.startsWith('/**') ? '' : ' */\n'))
  .replace(/export interface LampblackMessages \{[^}]*\}\n/, '');
writeFileSync(process.argv[2] ?? join(root, 'web', 'src', 'lib', 'wire.ts'), tidy);
