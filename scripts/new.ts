// npm run new -- widget|page|operation NAME: the files as CONTRIBUTING and docs/ describe them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/source-hash.ts';
import { UsageError } from './lib/usage-error.ts';
import { planOperation } from './new/operation.ts';
import { planPage } from './new/page.ts';
import { type Plan, write } from './new/plan.ts';
import { planWidget } from './new/widget.ts';

const usage = `npm run new -- widget NAME
npm run new -- page NAME [--path /attendance]
npm run new -- operation NAME --module MODULE [--path /attendance]
NAME is lower case words with hyphens, such as hot-matches.`;

interface Options {
  path?: string | undefined;
  module?: string | undefined;
}

function planOf(kind: string, name: string, { path, module }: Options): Plan {
  if (kind === 'operation') return planOperation(name, { module, path });
  if (module !== undefined) throw new UsageError('--module is for operations');
  if (kind === 'page') return planPage(name, path);
  if (path !== undefined) throw new UsageError('--path is for pages and operations');
  if (kind === 'widget') return planWidget(name);
  throw new UsageError(`"${kind}" cannot be made\n${usage}`);
}

function run(file: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, file), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${file} failed:\n${stdout}${stderr}`);
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { path: { type: 'string' }, module: { type: 'string' } },
  });
  const [kind, name, ...rest] = positionals;
  if (kind === undefined || name === undefined || rest.length > 0) throw new UsageError(usage);
  const plan = planOf(kind, name, values);
  write(plan);
  const code = [...plan.created.keys(), ...plan.edited.keys()].filter((file) => /tsx?$/.test(file));
  run('node_modules/.bin/biome', 'format', '--write', ...code);
  if (kind === 'operation') run('scripts/api-gen.ts');
  for (const file of plan.created.keys()) console.log(`created  ${file}`);
  for (const file of plan.edited.keys()) console.log(`changed  ${file}`);
  console.log(['', 'Next:', ...plan.next.map((line) => `- ${line}`)].join('\n'));
}

try {
  main();
} catch (error) {
  const isUsage =
    error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  console.error(isUsage ? (error as Error).message : error);
  process.exitCode = 1;
}
