import type { MarketPeriod } from './markets/market-types.ts';
import type { SportKey } from './sports.ts';
import { sportOf } from './sports.ts';

export interface Score {
  home: number;
  away: number;
}

/**
 * Scores by period code: points of that part alone; 100, 101 and 102 are running totals of the match
 * (sets or maps won where a match is counted in sets). A part is present from the moment it begins.
 * `live` is the running total while the match is played.
 */
export type Scores = Record<string, Score>;

function sum(scores: Scores, codes: readonly number[]): Score | null {
  const parts = codes.flatMap((code) => scores[code] ?? []);
  if (parts.length === 0) return null;
  return parts.reduce((total, part) => ({
    home: total.home + part.home,
    away: total.away + part.away,
  }));
}

function halfCodes(sport: SportKey, half: 1 | 2): readonly number[] {
  const { regulation } = sportOf(sport);
  if (regulation.length % 2 !== 0) return [];
  const middle = regulation.length / 2;
  return half === 1 ? regulation.slice(0, middle) : regulation.slice(middle);
}

/** Codes of the parts a market period adds up; empty when the sport has no such period. */
function partsOf(period: MarketPeriod, sport: SportKey): readonly number[] {
  const { regulation, overtime } = sportOf(sport);
  switch (period) {
    case 'half1':
      return halfCodes(sport, 1);
    case 'half2':
      return halfCodes(sport, 2);
    case 'half2+ot':
      return [...halfCodes(sport, 2), ...overtime.filter((code) => code !== 50)];
    case 'p4+ot':
      return [...regulation.slice(3, 4), ...overtime.filter((code) => code !== 50)];
    case 'i1-3':
    case 'i1-4':
    case 'i1-5':
    case 'i1-7':
      return regulation.slice(0, Number(period[3]));
    case 'points':
    case 'games':
      return [...regulation, ...overtime];
    case 'p1':
    case 'p2':
    case 'p3':
    case 'p4':
    case 'p5':
    case 'p6':
    case 'p7':
    case 'p8':
    case 'p9':
      return regulation.slice(Number(period[1]) - 1, Number(period[1]));
    default:
      return [];
  }
}

/** Codes of all parts in which something can happen that a market on a period counts. */
export function partCodes(period: MarketPeriod, sport: SportKey): readonly number[] {
  const { regulation, overtime } = sportOf(sport);
  const parts = partsOf(period, sport);
  if (parts.length > 0) return parts;
  if (period.endsWith('+so')) return [...regulation, ...overtime];
  return period.endsWith('+ot')
    ? [...regulation, ...overtime.filter((code) => code !== 50)]
    : regulation;
}

/** The codes a whole-match market may read, best first. */
function totalsOf(period: MarketPeriod): readonly number[] {
  switch (period) {
    case 'full':
    case 'sets':
    case 'maps':
    case 'half1+full':
    case 'half1+half2':
    case 'p1+full':
    case 'innings':
    case 'periods':
      return [100];
    case 'full+ot':
    case 'half1+full+ot':
      return [101, 100];
    case 'full+so':
      return [102, 100];
    case 'full+ot+so':
      return [102, 101, 100];
    default:
      return [];
  }
}

/** The present score of a market's period, final or not; null when nothing of it was played or reported. */
export function scoreForPeriod(
  scores: Scores,
  period: MarketPeriod,
  sport: SportKey,
): Score | null {
  const totals = totalsOf(period);
  if (totals.length === 0) return sum(scores, partsOf(period, sport));
  const code = totals.find((candidate) => scores[candidate]);
  return code === undefined ? null : (scores[code] ?? null);
}

/** Whether a period adds up its parts as far as they are played, so that it ends with the match. */
function addsWhatWasPlayed(period: MarketPeriod): boolean {
  return ['points', 'games', 'half2+ot', 'p4+ot'].includes(period);
}

/** Whether a later part of the match than all of these codes has begun. */
function laterBegan(scores: Scores, codes: readonly number[], sport: SportKey): boolean {
  const { regulation, overtime } = sportOf(sport);
  const order = [...regulation, ...overtime];
  const last = Math.max(...codes.map((code) => order.indexOf(code)));
  return order.slice(last + 1).some((code) => scores[code] !== undefined);
}

/**
 * Whether the score of a market's period can no longer change: the match is finished, or a later part
 * has begun. A period of several parts also needs each of them; a part that was not played is never complete.
 * `finishedParts` names codes that are over though no later part has begun yet, as at a break.
 */
export function isPeriodComplete(
  scores: Scores,
  period: MarketPeriod,
  sport: SportKey,
  finished: boolean,
  finishedParts: readonly string[] = [],
): boolean {
  const { regulation, overtime } = sportOf(sport);
  if (totalsOf(period).length === 1) {
    if (!scores[100]) return false;
    return finished || (overtime.length > 0 && laterBegan(scores, regulation, sport));
  }
  if (totalsOf(period).length > 0) {
    if (finished) return scoreForPeriod(scores, period, sport) !== null;
    return period.endsWith('full+ot') && scores[101] !== undefined && scores[50] !== undefined;
  }
  const parts = partsOf(period, sport);
  if (parts.length === 0) return false;
  if (addsWhatWasPlayed(period)) return finished && sum(scores, parts) !== null;
  const over = finished || parts.every((code) => finishedParts.includes(String(code)));
  return parts.every((code) => scores[code]) && (over || laterBegan(scores, parts, sport));
}

/** Codes of the parts whose own scores a period reads, beside a total. */
function neededParts(period: MarketPeriod, sport: SportKey): readonly number[] {
  if (period === 'half1+half2') return [...halfCodes(sport, 1), ...halfCodes(sport, 2)];
  if (period === 'p1+full') return partsOf('p1', sport);
  return period.startsWith('half1+') ? halfCodes(sport, 1) : partsOf(period, sport);
}

/**
 * Whether a part that a market's period reads has no score: it was not played, or nobody reported it. Parts that are added
 * up as far as they were played (points of all sets) need one of them.
 */
export function lacksPart(scores: Scores, period: MarketPeriod, sport: SportKey): boolean {
  const parts = neededParts(period, sport);
  // A sport of three periods has no first half.
  if (parts.length === 0) return period.startsWith('half1');
  if (addsWhatWasPlayed(period)) return sum(scores, parts) === null;
  return parts.some((code) => !scores[code]);
}

/** Whether two scores, or the lack of one, are the same; a handicap offered at another score is another line. */
export function isSameScore(one: Score | null, other: Score | null): boolean {
  return one?.home === other?.home && one?.away === other?.away;
}

/** A score as the screens show it: "2:1"; "0:0" when there is none. */
export function formatScore(score: Score | null | undefined): string {
  return `${score?.home ?? 0}:${score?.away ?? 0}`;
}
