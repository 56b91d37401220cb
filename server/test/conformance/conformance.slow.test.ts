import { afterEach, expect, it } from 'vitest';
import { failedCases, reportText } from '../../../conformance/report.ts';
import { runConformance } from '../../../conformance/run.ts';
import { checkInvariants } from '../../src/invariants.ts';
import { type Bundled, openBundled } from './bundled.ts';
import { databases } from '../databases.ts';

/**
 * What this server gives no way to try, and what takes hours of the clock, tried by `clock.test.ts`. Anything else that a run
 * leaves out is a hole in the run.
 */
const NOT_TRIED = [
  'clock/system',
  'debt/forgiven',
  'lapse/cancellations',
  'lapse/longest-session',
  'settle/baseball',
  'settle/basketball',
  'settle/e-sports',
  'settle/ice-hockey',
  'settle/volleyball',
  'settlement/requested',
];
const UNREACHED = [
  'collectDebt 201',
  'collectDebt IDEMPOTENCY_KEY_REUSED',
  'collectDebt INSUFFICIENT_FUNDS',
  'collectDebt INVALID_STATE',
  'collectDebt NOT_FOUND',
  'convertPoints BLOCKED',
  'convertRolling 201',
  'convertRolling BLOCKED',
  'forgiveDebt 201',
  'forgiveDebt IDEMPOTENCY_KEY_REUSED',
  'forgiveDebt INVALID_STATE',
  'forgiveDebt NOT_FOUND',
  'getCasinoRound 200',
  'getMember NOT_ACCEPTABLE',
  'getStatement NOT_FOUND',
  'getStatementCsv NOT_FOUND',
  'getStatementSummary NOT_FOUND',
  'getTetherDepositUrl BLOCKED',
  'launchCasinoGame BLOCKED',
  'login UNAVAILABLE',
  'placeBet EMPTY_SLIP',
  'placeBet FIXTURE_PICKS',
  'placeBet UNAVAILABLE',
  'placeRoundBet UNAVAILABLE',
  'refundCasinoRound 200',
  'refundCasinoRound INVALID_STATE',
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
];

let site: Bundled | undefined;
afterEach(() => site?.close());

it.each(databases)(
  'the bundled server passes whole on %s',
  async (db) => {
    site = await openBundled(db);
    // On a quick machine the cases of bets use up the calls of a minute.
    const report = await runConformance({ ...site.options, hours: 0, patience: 60 });
    const seen = reportText(report);
    expect(failedCases(report), seen).toEqual([]);
    const untried = report.cases.filter(({ outcome }) => outcome === 'not tried');
    expect(untried.map(({ id }) => id).sort(), seen).toEqual(NOT_TRIED);
    const unreached = report.unreached.map(({ operation, answer }) => `${operation} ${answer}`);
    expect(unreached.sort(), seen).toEqual(UNREACHED);
    expect(await checkInvariants(site.db)).toEqual([]);
  },
  300_000,
);
