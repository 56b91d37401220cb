// Says which changes of the contract break clients: `npm run contract:diff -- [OLD] [--changelog | --publish]`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compact } from './lib/contract-diff/compact.ts';
import { type ContractJson, diffContracts } from './lib/contract-diff/index.ts';
import { mayBreak, reportOf } from './lib/contract-diff/report.ts';
import { root } from './lib/source-hash.ts';

const DOCUMENT = 'openapi/dist/openapi.json';
/** What clients that are out there were made for: the contract of the newest section of the changelog. */
const PUBLISHED = join(root, 'openapi', 'published.gen.json');
const CHANGELOG = join(root, 'openapi', 'CHANGELOG.md');

const read = (file: string): ContractJson => JSON.parse(readFileSync(file, 'utf8')) as ContractJson;
const versionOf = ({ info }: ContractJson): string => String((info as { version: string }).version);

/** Reads an older contract from a file or a git revision; throws where it is in neither. */
function readOld(old: string): ContractJson {
  if (existsSync(old)) return read(old);
  const show = ['show', `${old}:${DOCUMENT}`];
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  return JSON.parse(execFileSync('git', show, options)) as ContractJson;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changelog: { type: 'boolean' }, publish: { type: 'boolean' } },
});
const now = read(join(root, DOCUMENT));
const old = readOld(positionals[0] ?? PUBLISHED);
const changes = diffContracts(old, now);
const [was, is] = [versionOf(old), versionOf(now)];
const breaks = changes.some((one) => one.isBreaking);
const report = reportOf(changes);
const section = `## ${is} (${new Date().toISOString().slice(0, 10)})\n\n${report}`;

if (values.changelog) console.log(section);
else console.log(report || `nothing that clients notice has changed since ${was}`);

if (breaks && !mayBreak(was, is)) {
  console.error(
    `${is} may not break clients of ${was}: raise info.version in openapi/openapi.yaml`,
  );
  process.exitCode = 1;
} else if (values.publish && changes.length > 0) {
  if (was === is) throw new Error(`${is} is published already: raise info.version`);
  const text = readFileSync(CHANGELOG, 'utf8');
  const at = text.indexOf('\n## ') + 1 || text.length;
  writeFileSync(CHANGELOG, `${text.slice(0, at)}${section}\n${text.slice(at)}`);
  writeFileSync(PUBLISHED, `${JSON.stringify(compact(now))}\n`);
  console.log(`published as ${is}`);
}
