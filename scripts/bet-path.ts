import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawBetPath } from './lib/bet-path/draw.ts';
import { readEdges } from './lib/bet-path/links.ts';
import { root } from './lib/source-hash.ts';

// `npm run bet:path`: draws the picture of docs/architecture.md from the imports of the code; `--check` only compares.

const file = join(root, 'docs', 'images', 'bet-path.svg');

try {
  const picture = drawBetPath(readEdges());
  const isFresh = existsSync(file) && readFileSync(file, 'utf8') === picture;
  if (!process.argv.includes('--check')) writeFileSync(file, picture);
  else if (!isFresh) throw new Error('docs/images/bet-path.svg is stale, run `npm run bet:path`');
  console.log('the picture agrees with the code');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
