// Says which changes of the contract break clients: `npm run contract:diff -- [OLD] [--changelog | --publish]`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareWith, writeBaselines } from './lib/contract-diff/documents.ts';
import { mayBreak, reportOf } from './lib/contract-diff/report.ts';
import { root } from './lib/source-hash.ts';
import { UsageError } from './lib/usage-error.ts';

const CHANGELOG = join(root, 'openapi', 'CHANGELOG.md');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changelog: { type: 'boolean' }, publish: { type: 'boolean' } },
});

/** As `compareWith`; a mistake of the caller ends the process. */
function compare(): ReturnType<typeof compareWith> {
  try {
    return compareWith(positionals[0]);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return process.exit(2);
  }
}

const { was, is, changes } = compare();
const breaks = changes.some((one) => one.isBreaking);
const report = reportOf(changes);
const section = `## ${is} (${new Date().toISOString().slice(0, 10)})\n\n${report}`;

if (values.changelog) console.log(section);
else console.log(report || `nothing that clients notice has changed since ${was}`);

if (breaks && !mayBreak(was, is)) {
  console.error(
    `${is} may not break clients of ${was}: raise info.version in openapi/openapi.yaml and asyncapi.yaml`,
  );
  process.exitCode = 1;
} else if (values.publish && changes.length > 0) {
  if (was === is) throw new Error(`${is} is published already: raise info.version`);
  const text = readFileSync(CHANGELOG, 'utf8');
  const at = text.indexOf('\n## ') + 1 || text.length;
  writeFileSync(CHANGELOG, `${text.slice(0, at)}${section}\n${text.slice(at)}`);
  writeBaselines();
  console.log(`published as ${is}`);
}
