import { LEG_RESULT, type LegResult } from './leg-result.ts';
import { kindOf, type MarketPeriod, type MarketType, marketType } from './market-types.ts';
import type { Score } from './scores.ts';
import { settleFamily } from './settle-family.ts';
import type { SlipLeg } from './slip-state.ts';
import { sportOf } from './sports.ts';

const SCORED_BY_GOALS = ['winner3', 'winner2', 'handicap', 'total'];
const WHOLE: readonly MarketPeriod[] = ['full', 'full+ot', 'full+ot+so'];
const NIL: Score = { home: 0, away: 0 };
/** Goals a side may still score in one part, far enough for every line that is looked at. */
const MOST = 7;
/** Hundredths. Beyond it a line is one of points, where no single result decides two markets. */
const HIGHEST_LINE = 700;

/** What is still to come of the part that both picks read, or of the part one reads and of the rest. */
interface Course {
  part: Score;
  rest: Score;
}

type Reader = (course: Course) => LegResult;

function plus(a: Score, b: Score): Score {
  return { home: a.home + b.home, away: a.away + b.away };
}

const SCORES: readonly Score[] = Array.from({ length: (MOST + 1) ** 2 }, (_, index) => ({
  home: Math.trunc(index / (MOST + 1)),
  away: index % (MOST + 1),
}));
const ONE_PART: readonly Course[] = SCORES.map((part) => ({ part, rest: NIL }));
const TWO_PARTS = SCORES.flatMap((part) => SCORES.map((rest): Course => ({ part, rest })));

function isWhole({ period }: MarketType): boolean {
  return WHOLE.includes(period);
}

function readerOf(leg: SlipLeg, type: MarketType, sumsUp: boolean): Reader {
  const outcome = leg.selectionId.slice(leg.selectionId.lastIndexOf('.') + 1);
  // A handicap taken in play starts from nil; what else reads the whole match starts from its score.
  const before = isWhole(type) && !leg.offerScore ? (leg.played ?? NIL) : NIL;
  const { family, side } = type;
  return ({ part, rest }) => {
    const score = plus(before, sumsUp ? plus(part, rest) : part);
    return settleFamily({ family, outcome, line: leg.line, score, ...(side && { side }) });
  };
}

/** Whether one reader's pick, whenever it wins, leaves the other the same result: always won, or always lost. */
function decides(courses: readonly Course[], one: Reader, other: Reader): boolean {
  const { won, lost } = LEG_RESULT;
  let always: LegResult | null = null;
  for (const course of courses) {
    if (one(course) !== won) continue;
    const result = other(course);
    if ((result !== won && result !== lost) || (always !== null && result !== always)) return false;
    always = result;
  }
  return always !== null;
}

function coursesOf(a: MarketType, b: MarketType): readonly Course[] {
  if (a.period === b.period || (isWhole(a) && isWhole(b))) return ONE_PART;
  return isWhole(a) || isWhole(b) ? TWO_PARTS : [];
}

/** Where sets or maps are counted, the lead and the number played are one and the same thing. */
function isCountedInSets({ sport }: SlipLeg): boolean {
  return sport !== undefined && sportOf(sport).periodWord === '세트';
}

/**
 * Whether one of two picks of one fixture decides the other, which makes them one bet at the price of two:
 * a win by three goals and Over 2.5, a 2-0 in maps and Under 2.5. Also true when they cannot both win.
 */
export function areTied(a: SlipLeg, b: SlipLeg): boolean {
  const typeA = marketType(a.typeId);
  const typeB = marketType(b.typeId);
  if (!typeA || !typeB) return false;
  const kinds = [kindOf(typeA.family), kindOf(typeB.family)];
  if (isCountedInSets(a)) return kinds.includes('handicap') && kinds.includes('total');
  const judged = kinds.every((kind) => SCORED_BY_GOALS.includes(kind));
  const near = [a.line, b.line].every((line) => Math.abs(line ?? 0) <= HIGHEST_LINE);
  if (!judged || !near) return false;
  const isSplit = isWhole(typeA) !== isWhole(typeB);
  const readA = readerOf(a, typeA, isSplit && isWhole(typeA));
  const readB = readerOf(b, typeB, isSplit && isWhole(typeB));
  const courses = coursesOf(typeA, typeB);
  return decides(courses, readA, readB) || decides(courses, readB, readA);
}
