import { afterEach, expect, it } from 'vitest';
import { failedCases, reportText } from '../../../conformance/report.ts';
import { runConformance } from '../../../conformance/run.ts';
import { checkInvariants } from '../../src/invariants.ts';
import { type Bundled, openBundled } from './bundled.ts';

/** What this server gives no way to try; anything else that a run leaves out is a hole in the run. */
const NOT_TRIED = ['clock/system'];
const UNREACHED = [
  'approveMember INVALID_STATE',
  'getMember NOT_ACCEPTABLE',
  'getMinigameEvents 200',
  'getTetherDepositUrl 200',
  'login UNAVAILABLE',
  'openGame 200',
  'placeBet EMPTY_SLIP',
  'placeBet UNAVAILABLE',
  'registerCryptoDeposit 201',
  'setClock CLOCK_NOT_MANUAL',
];

let site: Bundled | undefined;
afterEach(() => site?.close());

it.each(['pglite', 'postgres'] as const)(
  'the bundled server passes whole on %s',
  async (db) => {
    site = await openBundled(db);
    const report = await runConformance(site.options);
    const seen = reportText(report);
    expect(failedCases(report), seen).toEqual([]);
    const untried = report.cases.filter(({ outcome }) => outcome === 'not tried');
    expect(
      untried.map(({ id }) => id),
      seen,
    ).toEqual(NOT_TRIED);
    const unreached = report.unreached.map(({ operation, answer }) => `${operation} ${answer}`);
    expect(unreached.sort(), seen).toEqual(UNREACHED);
    expect(await checkInvariants(site.db)).toEqual([]);
  },
  300_000,
);
