import { isWholeGame, standsAfterInnings } from './baseball.ts';
import { LEG_RESULT, type LegResult } from './leg-result.ts';
import {
  type MarketFamily,
  type MarketType,
  marketType,
  periodOf,
} from './markets/market-types.ts';
import type { Settled } from './pick-result.ts';
import { isPeriodComplete, lacksPart, scoreForPeriod } from './scores.ts';
import type { SportKey } from './sport-keys.ts';
import { settleByScore } from './settle-by-score.ts';
import { settleCombo } from './settle-combo.ts';
import {
  nextEvent,
  settleBehind,
  settleFirst,
  settleInterval,
  settleLast,
  settleNext,
  settleRace,
} from './settle-events.ts';
import { countFor, countsOf, type SettleInput } from './settle-input.ts';
import { settleHalves, settleHighest } from './settle-parts.ts';
import { settlePlayer, settlePlayerTotal } from './settle-players.ts';
import { settleTotal } from './settle-score.ts';
import {
  settleAhead,
  settleFirstPlay,
  settleMethod,
  settleNextDetail,
  settleQualified,
  settleRound,
  settleToss,
} from './settle-verdicts.ts';
import { settleYesNo } from './settle-yes-no.ts';

export { LEG_RESULT, type LegResult } from './leg-result.ts';
export type { SettleInput } from './settle-input.ts';

const { open, void: refunded } = LEG_RESULT;

/** A market that one final count decides; void where its part was never played or reported. */
function settleWhenComplete(type: MarketType, input: SettleInput): LegResult {
  const { scores, sport, finished } = input;
  const period = periodOf(type);
  const counts = countsOf(type, input);
  const isFinal = finished && scoreForPeriod(scores, 'full', sport) !== null;
  const score = countFor(type, input);
  if (isFinal && (!counts || !score || lacksPart(counts, period, sport))) return refunded;
  if (!isPeriodComplete(scores, period, sport, finished, input.finishedParts)) return open;
  if (sport === 'baseball' && isWholeGame(type) && !standsAfterInnings(type, scores, finished))
    return refunded;
  return score ? settleByScore(type, input, score) : open;
}

const MEASURES: readonly string[] = ['duration', 'rounds', 'first-wicket', 'top-score'];

/** Totals of one number: minutes, rounds, runs of the next over. */
function settleMeasure(type: MarketType, input: SettleInput): LegResult {
  const { outcome, line, measures, finished } = input;
  if (line === null) return open;
  if (type.part === 'over') {
    const next = nextEvent(type, input);
    if (next === 'none') return refunded;
    return next ? settleTotal(outcome, line, (next.value ?? 1) * 100) : open;
  }
  const code = type.part.startsWith('p') ? type.part.slice(1) : '100';
  const measured = measures?.[type.counts as 'duration']?.[code];
  if (measured !== undefined) return settleTotal(outcome, line, measured);
  return finished ? refunded : open;
}

/** Goals of the first ten minutes, by the events. */
function settleFirstMinutes(type: MarketType, input: SettleInput): LegResult {
  const { events, finished, scores, sport } = input;
  const isDone =
    isPeriodComplete(scores, 'half1', sport, finished, input.finishedParts) ||
    events?.some(({ minute }) => minute !== undefined && minute > 10);
  if (!isDone) return open;
  if (!events) return refunded;
  const goals = events.filter(({ kind, minute }) => kind === 'score' && (minute ?? 99) <= 10);
  const home = goals.filter(({ side }) => side === '1').length;
  return settleByScore(type, input, { home, away: goals.length - home });
}

const HEAD_TO_HEAD = 900227;
const ROUND_MARKETS = [900216, 900217];

/** Markets whose part is none of the match's: they have ways of their own. */
function settleByPart(type: MarketType, input: SettleInput): LegResult | undefined {
  if (type.id === HEAD_TO_HEAD) return settleAhead(input);
  if (ROUND_MARKETS.includes(type.id)) return settleRound(input);
  if (MEASURES.includes(type.counts ?? '') && type.family === 'total')
    return settleMeasure(type, input);
  switch (type.part) {
    case 'toss':
      return settleToss(input);
    case 'tie':
      return settleQualified(type, input);
    case 'over':
      return settleMeasure(type, input);
    case '0-10 min':
      return settleFirstMinutes(type, input);
    case 'o1-6':
      return settleWhenComplete({ ...type, part: 'full' }, input);
    case 'game':
      return type.family === 'winner2' ? settleNext(type, input) : settleNextDetail(type, input);
    case 'wicket':
      return settleNextDetail(type, input);
    default:
      return undefined;
  }
}

type Settle = (type: MarketType, input: SettleInput) => LegResult | Settled;

const halvesOr: Settle = (type, input) =>
  type.part === 'half1+half2' ? settleHalves(type, input) : settleWhenComplete(type, input);

const BY_FAMILY: Readonly<Partial<Record<MarketFamily, Settle>>> = {
  'both-score': halvesOr,
  'team-score': halvesOr,
  'win-halves': settleHalves,
  'highest-period': settleHighest,
  'first-score': settleFirst,
  'last-score': settleLast,
  'next-score': settleNext,
  'race-to': settleRace,
  interval: settleInterval,
  'win-behind': settleBehind,
  'yes-no': settleYesNo,
  method: (type, input) => (type.id === 900181 ? settleFirstPlay(input) : settleMethod(input)),
  player: settlePlayer,
  'player-total': settlePlayerTotal,
  combo: settleCombo,
  // A tournament's table decides: settleOutright.
  outright: () => open,
};

/**
 * The result of one pick of a market by what is known so far; open while that can still change it. A finished match with a
 * part that was never played (a fourth set of three) or never reported (a half, its corners) makes picks on it void, and so do
 * too few innings.
 */
export function settlePick(type: MarketType, input: SettleInput): Settled {
  const settle = BY_FAMILY[type.family] ?? settleWhenComplete;
  const settled = settleByPart(type, input) ?? settle(type, input);
  return typeof settled === 'number' ? { result: settled } : settled;
}

/** The result of one pick of a market on offer; open for an unknown one. */
export function settleSelection(input: SettleInput): LegResult {
  const type = marketType(input.typeId);
  return type ? settlePick(type, input).result : open;
}

/** A day, which is how long after its scheduled start a postponed fixture may still begin. */
export const POSTPONEMENT_LIMIT_MS = 24 * 60 * 60 * 1000;
/** Sports whose postponed matches may begin on the same day of the calendar (KST) alone. */
export const SAME_DAY_SPORTS: readonly SportKey[] = ['tennis'];
export const KST_OFFSET_MS = 9 * 60 * 60 * 1000;

/** When a postponed fixture of a sport that has not begun is void, by its scheduled start (epoch ms). */
export function postponementEnd(sport: SportKey, startsAt: number): number {
  if (!SAME_DAY_SPORTS.includes(sport)) return startsAt + POSTPONEMENT_LIMIT_MS;
  const day = Math.floor((startsAt + KST_OFFSET_MS) / POSTPONEMENT_LIMIT_MS);
  return (day + 1) * POSTPONEMENT_LIMIT_MS - KST_OFFSET_MS;
}

/** Whether a postponed fixture not started by `now` is void. */
export function voidsAfterPostponement(sport: SportKey, startsAt: number, now: number): boolean {
  return now >= postponementEnd(sport, startsAt);
}
