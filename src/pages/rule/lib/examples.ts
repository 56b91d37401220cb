import { legResultText, type LegResult } from '#rules/leg-result.ts';
import { lineForOutcome } from '#rules/markets/market-kinds.ts';
import { marketType } from '#rules/markets/market-types.ts';
import { payoutOf } from '#rules/money.ts';
import { settleSelection } from '#rules/settle.ts';
import { settleSlip } from '#rules/slip-settle.ts';
import type { SportKey } from '#rules/sports.ts';
import { formatCount, formatOdds } from '@/shared/lib/format';
import { formatLine, marketLabel, outcomeLabel } from '@/entities/market-dictionary';
import { parseWhole } from '@/shared/lib/typed-number';

export const exampleStake = 10_000;

export interface Example {
  sport: SportKey;
  typeId: number;
  outcome: string;
  /** Hundredths, the home side's. */
  line?: number;
  odds: number;
  /** Scores by period code as home:away. */
  scores: Readonly<Record<string, string>>;
  /** Score of the offer of an in-play handicap. */
  offer?: string;
  firstScorer?: '1' | '2';
}

function readScore(text: string) {
  const [home = '', away = ''] = text.split(':');
  return { home: parseWhole(home) ?? 0, away: parseWhole(away) ?? 0 };
}

function resultOf(example: Example): LegResult {
  const { sport, typeId, outcome, line = null, offer, firstScorer } = example;
  const scores = Object.fromEntries(
    Object.entries(example.scores).map(([code, text]) => [code, readScore(text)]),
  );
  return settleSelection({
    sport,
    typeId,
    outcome,
    line,
    scores,
    finished: true,
    ...(offer ? { offerScore: readScore(offer) } : {}),
    ...(firstScorer ? { firstScorer } : {}),
  });
}

/** The result a single bet gets by the rules of settlement, and what a stake of `exampleStake` won pays. */
export function settleExample(example: Example): { result: LegResult; payout: number } {
  const result = resultOf(example);
  const legs = [{ odds: example.odds, result }];
  return { result, payout: settleSlip({ stake: exampleStake, legs, bonusFolders: null }).payout };
}

/** One row of the table of examples: market, pick, odds, score, result, pay-out. */
export function exampleRow(example: Example, scoreText: string): readonly string[] {
  const { sport, typeId, outcome, line = null, odds } = example;
  const family = marketType(typeId)?.family ?? 'winner3';
  const own = lineForOutcome(family, outcome, line);
  const pick = outcomeLabel(family, outcome);
  const { result, payout } = settleExample(example);
  return [
    marketLabel(typeId, sport),
    own === null ? pick : `${pick} ${formatLine(family, own)}`,
    formatOdds(odds),
    scoreText,
    legResultText(result),
    formatCount(payout),
  ];
}

export interface SlipExample {
  legs: readonly { odds: number; result: LegResult }[];
  bonusFolders: number | null;
}

/** One row of the table of multiples: legs, total odds, pay-out of `exampleStake` won. */
export function slipRow(title: string, { legs, bonusFolders }: SlipExample): readonly string[] {
  const { totalOdds, payout } = settleSlip({ stake: exampleStake, legs, bonusFolders });
  const words = legs.map(({ odds, result }) => `${formatOdds(odds)} ${legResultText(result)}`);
  return [title, words.join(' · '), formatOdds(totalOdds), formatCount(payout)];
}

/** Most that can be staked at given odds below a cap of the pay-out, both in won; odds in hundredths. */
export function stakeUnder(maxPayout: number, odds: number): number {
  const stake = Math.floor((maxPayout * 100) / odds);
  return payoutOf(stake + 1, odds) <= maxPayout ? stake + 1 : stake;
}
