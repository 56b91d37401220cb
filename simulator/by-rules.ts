import { LEG_RESULT, type LegResult } from '#rules/leg-result.ts';
import { type MarketType, marketType, outcomesOf } from '#rules/markets/market-types.ts';
import type { Score, Scores } from '#rules/scores.ts';
import { settleByScore } from '#rules/settle-by-score.ts';
import type { SportKey } from '#rules/sports.ts';
import { halfLine } from './markets.ts';
import { type Quote, quote } from './pricing.ts';

/** One way in which what a market counts can end, with its chance. */
export interface Ending {
  score: Score;
  chance: number;
  /** Scores of the parts that a market reads beside its own. */
  parts?: Scores;
}

/** Endings rarer than this move no odds. */
const NEGLIGIBLE = 1e-7;
const NIL: Score = { home: 0, away: 0 };

/** Endings of a stretch whose sides score independently of each other, from the score of now on. */
export function endings(
  { home, away }: { home: readonly number[]; away: readonly number[] },
  now: Score = NIL,
): Ending[] {
  const all: Ending[] = [];
  home.forEach((one, h) => {
    away.forEach((other, a) => {
      const chance = one * other;
      if (chance < NEGLIGIBLE) return;
      all.push({ score: { home: now.home + h, away: now.away + a }, chance });
    });
  });
  return all;
}

/** What a stake of one is paid by a result: its share of the whole price, and what comes back of itself. */
const PAID: Readonly<Partial<Record<LegResult, { priced: number; back: number }>>> = {
  [LEG_RESULT.won]: { priced: 1, back: 0 },
  [LEG_RESULT.void]: { priced: 0, back: 1 },
  [LEG_RESULT.halfWon]: { priced: 0.5, back: 0.5 },
  [LEG_RESULT.halfLost]: { priced: 0, back: 0.5 },
};

interface Options {
  until?: string | undefined;
  book?: number;
}

/** Lists with long shots, of which each has the margin of all. */
const LONG_BOOK = 1.09;
const LONG_LIST = 6;

/** Totals with quarter lines: half of a stake is on the whole line beside. */
const WITH_QUARTERS: readonly number[] = [835, 836, 1053, 1552];

/** The lines at which a market is offered: near its mean, where both sides are about even; undefined for one without. */
function linesOf(type: MarketType, all: readonly Ending[]): readonly (number | undefined)[] {
  if (!type.line) return [undefined];
  const meanOf = (count: (score: Score) => number) => {
    const whole = all.reduce((sum, { chance }) => sum + chance, 0);
    return all.reduce((sum, { score, chance }) => sum + chance * count(score), 0) / whole;
  };
  const { family, side } = type;
  if (family === 'handicap3') return [meanOf(({ home, away }) => home - away) >= 0 ? -100 : 100];
  if (family === 'handicap') return [-halfLine(meanOf(({ home, away }) => home - away))];
  const mean = meanOf((score) => (side ? score[side] : score.home + score.away));
  if (family === 'total3') return [100 * Math.max(1, Math.round(mean))];
  const half = halfLine(mean);
  return WITH_QUARTERS.includes(type.id) ? [half - 25, half + 25] : [half];
}

/** Scores of one side that are told apart. */
const SIDE = 64;
const SCORES = SIDE * SIDE;
const UNKNOWN = -1;

/** A market at a line, with the results of its outcomes by score: each price reads what the rules say of a score. */
interface Priced {
  type: MarketType;
  sport: SportKey;
  line: number | null;
  outcomes: readonly string[];
  results: Int8Array;
}

const known = new Map<string, Priced>();

function pricedOf(type: MarketType, sport: SportKey, line: number | null): Priced {
  const key = `${type.id}.${line}.${sport}`;
  const found = known.get(key);
  if (found) return found;
  const outcomes = outcomesOf(type.id, sport);
  const results = new Int8Array(outcomes.length * SCORES).fill(UNKNOWN);
  const made = { type, sport, line, outcomes, results };
  known.set(key, made);
  return made;
}

function settled({ type, sport, line, outcomes }: Priced, at: number, ending: Ending): LegResult {
  const outcome = outcomes[at] ?? '';
  const pick = { typeId: type.id, outcome, line, sport, finished: true, offered: type.outcomes };
  return settleByScore(type, { ...pick, scores: ending.parts ?? {} }, ending.score);
}

/** The result of an outcome by its place in the list. */
function resultOf(market: Priced, at: number, ending: Ending): LegResult {
  const { home, away } = ending.score;
  if (ending.parts || home >= SIDE || away >= SIDE) return settled(market, at, ending);
  const index = at * SCORES + home * SIDE + away;
  if (market.results[index] === UNKNOWN) market.results[index] = settled(market, at, ending);
  return market.results[index] as LegResult;
}

function chanceOf(market: Priced, at: number, all: readonly Ending[]): number {
  let [priced, kept] = [0, 0];
  for (const ending of all) {
    const paid = PAID[resultOf(market, at, ending)];
    priced += ending.chance * (paid?.priced ?? 0);
    kept += ending.chance * (1 - (paid?.back ?? 0));
  }
  return priced / Math.max(kept, 1e-9);
}

function atLine(
  type: MarketType,
  sport: SportKey,
  all: readonly Ending[],
  line: number | undefined,
  options: Options,
): Quote | null {
  const market = pricedOf(type, sport, line ?? null);
  const outcomes = market.outcomes
    .map((outcome, at) => [outcome, chanceOf(market, at, all)] as const)
    .filter(([, chance]) => chance > NEGLIGIBLE);
  if (outcomes.length < 2) return null;
  return quote(type.id, outcomes, {
    // How many win at once: two of a double chance, fewer than one where none may.
    cover: outcomes.reduce((sum, [, chance]) => sum + chance, 0),
    ...(line !== undefined && { line }),
    ...(outcomes.length >= LONG_LIST && { book: LONG_BOOK }),
    ...options,
  });
}

/**
 * Prices a market that one score decides by the rules that will settle it: the chance of an outcome is what its stake wins over
 * all endings, of what is not given back. An outcome that no ending can bring is left out.
 */
export function byRules(
  typeId: number,
  sport: SportKey,
  all: readonly Ending[],
  options: Options = {},
): (Quote | null)[] {
  const type = marketType(typeId);
  if (!type) return [];
  return linesOf(type, all).map((line) => atLine(type, sport, all, line, options));
}
