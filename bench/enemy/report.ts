import {
  addBet,
  createTally,
  endGame,
  type Outcome,
  outcomeOf,
} from '../../simulator/fairness/tally.ts';
import { beatenBy, chanceOf } from '../../simulator/fairness/significance.ts';
import type { Campaign } from './campaign.ts';
import type { Placed, Accounts } from './accounts.ts';

export interface Report {
  outcomes: Map<string, Outcome>;
  /** Strategies that beat the house, and everything it did against its own word. */
  findings: string[];
  lines: string[];
}

/** Games fewer than these say nothing of a strategy. */
const ENOUGH = 8;

function outcomesOf(placed: readonly Placed[]): Map<string, Outcome> {
  const byName = Map.groupBy(
    placed.filter(({ payout }) => payout !== null && payout >= 0),
    ({ strategy }) => strategy,
  );
  return new Map(
    [...byName].map(([name, bets]) => {
      const tally = createTally();
      for (const game of Map.groupBy(bets, ({ group }) => group).values()) {
        // Members of other currencies stake other amounts; a stake is a unit.
        for (const { stake, payout } of game) addBet(tally, 1, (payout ?? 0) / stake);
        endGame(tally);
      }
      return [name, outcomeOf(tally)];
    }),
  );
}

/** What the enemy staked and got back, by strategy, and whether the house was beaten anywhere. */
export function reportOf(accounts: Accounts, totals: Campaign): Report {
  const outcomes = outcomesOf(accounts.placed);
  const enough = new Map([...outcomes].filter(([, { games }]) => games >= ENOUGH));
  const findings = [
    ...beatenBy(enough).map((name) => `beats the house: ${name}`),
    ...[...accounts.faults].map(([name, times]) => `${name} (${times} times)`),
  ];
  const done = accounts.placed.filter(({ payout }) => payout !== null && payout >= 0);
  const units = done.reduce((sum, { stake, payout }) => sum + (payout ?? 0) / stake, 0);
  const rows = [...outcomes]
    .sort(([, one], [, two]) => two.bets - one.bets)
    .map(
      ([name, each]) =>
        `${name.padEnd(46)}${String(each.bets).padStart(6)}${String(each.games).padStart(6)}` +
        `${each.mean.toFixed(3).padStart(8)}${each.error.toFixed(3).padStart(8)}${chanceOf(each).toFixed(3).padStart(8)}`,
    );
  const refused = [...accounts.refused].map(([code, times]) => `${code} ${times}`).join(', ');
  return {
    outcomes,
    findings,
    lines: [
      `${'strategy'.padEnd(46)}  bets games  return   error  chance`,
      ...rows,
      `${done.length} bets taken and settled, ${(units / Math.max(1, done.length)).toFixed(3)} returned for 1 staked; ${totals.looks} looks`,
      `refused: ${refused}`,
      `${totals.jointMixes} matches searched for picks that pay together, best worst case ${totals.jointWorst.toFixed(3)}`,
      `${totals.forbidden} slips tried that must be refused; ${totals.mixes} books searched, best worst case ${totals.bestWorst.toFixed(3)}`,
      ...(findings.length > 0 ? findings : ['the house was beaten nowhere']),
    ],
  };
}
