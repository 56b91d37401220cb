import { afterEach, expect, it } from 'vitest';
import { failedCases, reportText } from '../../../conformance/report.ts';
import { runConformance } from '../../../conformance/run.ts';
import { checkInvariants } from '../../src/invariants.ts';
import { type Bundled, openBundled } from './bundled.ts';

/** What this server gives no way to try; anything else that a run leaves out is a hole in the run. */
const NOT_TRIED = ['clock/system'];
const UNREACHED = [
  'approveMember INVALID_STATE',
  'blockAddress INVALID_STATE',
  'convertPoints BLOCKED',
  'convertRolling 201',
  'convertRolling BLOCKED',
  'getMember NOT_ACCEPTABLE',
  'getMinigameEvents 200',
  'getStatement NOT_FOUND',
  'getStatementCsv NOT_FOUND',
  'getStatementSummary NOT_FOUND',
  'getTetherDepositUrl BLOCKED',
  'login UNAVAILABLE',
  'openGame 200',
  'placeBet EMPTY_SLIP',
  'placeBet UNAVAILABLE',
  'registerCoupon INVALID_STATE',
  'registerCryptoDeposit BLOCKED',
  'reportTetherTransfer 200',
  'reportTetherTransfer INVALID_STATE',
  'reportTetherTransfer NOT_FOUND',
  'requestDeposit BLOCKED',
  'requestSettlement 201',
  'requestSettlement INVALID_STATE',
  'requestTetherWithdrawal BLOCKED',
  'requestWithdrawal BLOCKED',
  'requestWithdrawal NO_BANK_ACCOUNT',
  'requestWithdrawal UNAVAILABLE',
  'setClock CLOCK_NOT_MANUAL',
  'takeTetherPayment 200',
  'useCoupon INVALID_STATE',
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
