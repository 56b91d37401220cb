// Which markets tell the chance of a pick by their odds alone.
import type { MarketType } from './markets/market-types.ts';
import type { SportKey } from './sports.ts';

/** Exactly one of their outcomes wins, whatever happens. */
const ONE_WINNER: readonly MarketType['family'][] = [
  ...(['winner3', 'handicap3', 'total3', 'odd-even', 'both-score', 'team-score'] as const),
  ...(['clean-sheet', 'htft', 'correct-score'] as const),
];
/** Either side wins unless the line is met exactly. */
const BY_LINE: readonly MarketType['family'][] = ['handicap', 'total', 'team-total'];
/** Sports without a tie in any of their parts, and how many parts every match of theirs has: a later one may not be played. */
const PARTS_PLAYED: Readonly<Partial<Record<SportKey, number>>> = { volleyball: 3, 'e-sports': 2 };

/** Whether a line lies between two scores: a whole one may be met, and a quarter line halves the stake on a whole one. */
function isHalf(line: number | null): boolean {
  return line !== null && Math.abs(line % 100) === 50;
}

/** Whether the part of a market is played in every match of a sport. */
function isPlayed({ part }: MarketType, sport: SportKey): boolean {
  const played = PARTS_PLAYED[sport];
  return played === undefined || !/^p\d$/.test(part) || Number(part[1]) <= played;
}

function hasWinner({ part, overtime, counts }: MarketType, sport: SportKey): boolean {
  // Both sides may have as many kills.
  if (counts !== undefined) return false;
  if (PARTS_PLAYED[sport] !== undefined) return true;
  // A game of either sport is played on until it has a winner, in ice hockey by a shoot-out.
  if (part !== 'full') return false;
  return sport === 'basketball' || sport === 'baseball' ? overtime === 'ot' : overtime === 'ot+so';
}

/**
 * Whether the odds of all outcomes of a market share out the chances of its picks: one of them wins, none is refunded. Where a
 * stake may come back, odds say nothing of how likely that is, and a pick would be taken to be worth more than it is; such a
 * market has no cash-out. `line` in hundredths.
 */
export function sharesChances(type: MarketType, line: number | null, sport: SportKey): boolean {
  const { family } = type;
  if (!isPlayed(type, sport)) return false;
  // That one side does something in both halves excludes nothing for the other.
  if (family === 'team-score' && type.part === 'half1+half2') return false;
  // A half or a set that is drawn has no outcome in a list of winners alone.
  if (family === 'htft' && !type.outcomes.some((outcome) => outcome.startsWith('X'))) return false;
  // How many maps there are is the feed's, and a list of scores may lack those of a longer match.
  if (family === 'correct-score' && sport === 'e-sports') return false;
  if (BY_LINE.includes(family)) return isHalf(line);
  if (family === 'winner2') return hasWinner(type, sport);
  return ONE_WINNER.includes(family);
}
