// Lints the published documents by the recommended rules of Redocly and, but for `--quick`, Spectral; a warning is a fault.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from './lib/source-hash.ts';

interface Report {
  problems: { ruleId: string; message: string; location: { pointer?: string }[] }[];
}

/**
 * Reads what Redocly found out of its output in JSON, one line a problem, warnings included. Throws where it wrote no report, or
 * ended badly without a problem in it: then it has not linted.
 */
function redoclyProblems(status: number | null, text: string): string[] {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  const report = start === -1 ? null : (JSON.parse(text.slice(start, end + 1)) as Report);
  const problems = report?.problems ?? [];
  if (!report || (status !== 0 && problems.length === 0))
    throw new Error(`redocly ended with ${status} and reported nothing: ${text}`);
  return problems.map(
    ({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer ?? ''}: ${message}`,
  );
}

const document = 'openapi/dist/openapi.json';
const provider = 'openapi/dist/provider.json';
const stream = 'openapi/dist/asyncapi.json';
/** Spectral takes half a minute, and has seldom more to say. */
const isQuick = process.argv.includes('--quick');

const REDOCLY = import.meta.resolve('@redocly/cli/bin/cli.js');
const SPECTRAL = import.meta.resolve('@stoplight/spectral-cli/dist/index.js');

function run(tool: string, args: readonly string[]): { status: number | null; text: string } {
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [fileURLToPath(tool), ...args],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      // Neither tells anybody that it ran, nor asks for a newer version.
      env: {
        ...process.env,
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
        NO_COLOR: '1',
      },
    },
  );
  if (error) throw error;
  return { status, text: `${stdout}${stderr}`.trim() };
}

function redocly(linted: string): string[] {
  const args = ['lint', linted, '--config', 'openapi/redocly.yaml', '--format', 'json'];
  const { status, text } = run(REDOCLY, args);
  return redoclyProblems(status, text);
}

function spectral(linted: string, ruleset: string): string[] {
  const rules = ['-r', ruleset, '--fail-severity', 'hint'];
  const { status, text } = run(SPECTRAL, ['lint', linted, ...rules]);
  return status === 0 ? [] : [text];
}

const faults = [
  ...redocly(document),
  ...redocly(provider),
  ...(isQuick ? [] : spectral(document, 'openapi/.spectral.yaml')),
  ...spectral(stream, 'openapi/.spectral-asyncapi.yaml'),
];
if (faults.length === 0) console.log('nothing to say of the contract');
else {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
