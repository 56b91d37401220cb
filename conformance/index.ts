import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { failedCases, reportText } from './report.ts';
import { runConformance } from './run.ts';
import { ACCOUNT_ROLES, type AccountRole, type SiteOptions, siteOptions } from './site/options.ts';

const USAGE = `npm run conformance -- --url https://their-server/api
  --only bet,stream/resume     cases by their id, or by how it begins
  --report FILE.json           everything, to be read by a program
  --account ROLE=ID:PASSWORD   ${ACCOUNT_ROLES.join(', ')}; ROLE= goes without it,
                               and without the option it is the demo account of conformance/README.md
  --signup-code CODE           of the normal form, HANPAN; --coin-code CODE of the coin-only one, USD
  --spread-addresses           the server takes the caller's address from X-Forwarded-For
  --blocked-address IP         an address that it blocks
  --patience SECONDS           how long a call that came too often is waited for, 5
  --hours HOURS                how far a case may move a manual clock at a time, 6; a week of it is 170`;

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

function fail(message: string): never {
  return stop(`${message}\n\n${USAGE}`);
}

function isRole(name: string): name is AccountRole {
  return (ACCOUNT_ROLES as readonly string[]).includes(name);
}

/** Reads `admin=ID:PASSWORD`; without a value the run goes without that account. */
function accountsOf(texts: readonly string[]): SiteOptions['accounts'] {
  const accounts: SiteOptions['accounts'] = {};
  for (const one of texts) {
    const [, role = '', userId = '', password = ''] = /^(\w+)=(?:([^:]+):(.+))?$/.exec(one) ?? [];
    if (!isRole(role))
      fail(`--account ${one}: one of ${ACCOUNT_ROLES.join(', ')}, as ROLE=ID:PASSWORD`);
    accounts[role] = userId === '' ? undefined : { userId, password };
  }
  return accounts;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: process.env.CONFORMANCE_URL ?? '' },
      only: { type: 'string', default: '' },
      report: { type: 'string' },
      account: { type: 'string', multiple: true, default: [] },
      'signup-code': { type: 'string', default: 'HANPAN' },
      'coin-code': { type: 'string', default: 'USD' },
      'spread-addresses': { type: 'boolean', default: false },
      'blocked-address': { type: 'string' },
      patience: { type: 'string', default: '5' },
      hours: { type: 'string', default: '6' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  if (values.url === '') fail('--url is missing: the address under which the server has the calls');
  if (!URL.canParse(values.url)) fail(`--url ${values.url} is no address`);
  const fromEnvironment = (process.env.CONFORMANCE_ACCOUNTS ?? '').split(' ').filter(Boolean);
  const report = await runConformance({
    ...siteOptions({
      url: values.url,
      accounts: accountsOf([...fromEnvironment, ...values.account]),
      codes: { normal: values['signup-code'], coin: values['coin-code'] },
      spreadsAddresses: values['spread-addresses'],
      blockedAddress: values['blocked-address'] ?? null,
      patience: Number(values.patience),
      hours: Number(values.hours),
    }),
    only: values.only.split(',').filter(Boolean),
    onResult: ({ id, outcome }) =>
      console.log(`${{ passed: '✓', failed: '✗', 'not tried': '–' }[outcome]} ${id}`),
  });
  if (values.report) writeFileSync(values.report, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\n${reportText(report)}`);
  // Connections that are kept for more calls would hold the process.
  process.exit(failedCases(report).length > 0 ? 1 : 0);
}

await main().catch((error: unknown) => {
  const isOption = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  const message = error instanceof Error ? error.message : String(error);
  return isOption ? fail(message) : stop(message);
});
