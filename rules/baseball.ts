import type { FixtureClock } from './feed.ts';
import { inningsByClock } from './interruption.ts';
import { type MarketType, periodOf } from './markets/market-types.ts';
import { type Scores, scoreForPeriod } from './scores.ts';
import { sportOf } from './sports.ts';

const WINNERS_AND_HANDICAPS: readonly string[] = ['winner3', 'winner2', 'handicap', 'handicap3'];
const TOTALS: readonly string[] = ['total', 'team-total', 'odd-even'];
const ENOUGH_FOR_A_WINNER = 5;
const WHOLE_GAME = 9;

/** What is known of a game that stopped on the way. */
interface Stopped {
  finishedParts?: readonly string[] | undefined;
  /** As it stood then. */
  clock?: FixtureClock | null | undefined;
}

/** How far a game came, in innings: 4.5 when only the home side's half of the fifth is missing; null when unknown. */
function inningsPlayed(scores: Scores, finished: boolean, stopped: Stopped): number | null {
  const { finishedParts = [], clock } = stopped;
  const { regulation, overtime } = sportOf('baseball');
  const begun = regulation.findLast((inning) => scores[inning]);
  if (begun === undefined) return null;
  const later = overtime.some((code) => scores[code]);
  if (finished || later || finishedParts.includes(String(begun))) return begun;
  const byClock = inningsByClock(clock);
  if (byClock !== null) return byClock;
  // The home side bats second: a run of its own shows that the visitors' half is over.
  return (scores[begun]?.home ?? 0) > 0 ? begun - 0.5 : begun - 1;
}

/** Whether a market is about the game, not about some of its innings. */
export function isWholeGame({ part, overtime }: MarketType): boolean {
  return part === 'full' && (overtime === '' || overtime === 'ot');
}

/**
 * Whether a baseball market on the whole game stands though the game was cut short: winner and handicap after
 * 5 innings, totals after 9, half an inning less while the home side leads; any other market never.
 * A game that tells no innings counts as whole once it is finished.
 */
export function standsAfterInnings(
  type: MarketType,
  scores: Scores,
  finished: boolean,
  stopped: Stopped = {},
): boolean {
  const played = inningsPlayed(scores, finished, stopped);
  if (played === null) return finished;
  const score = scoreForPeriod(scores, periodOf(type), 'baseball');
  const spared = score && score.home > score.away ? 0.5 : 0;
  if (WINNERS_AND_HANDICAPS.includes(type.family)) return played >= ENOUGH_FOR_A_WINNER - spared;
  return TOTALS.includes(type.family) && played >= WHOLE_GAME - spared;
}
