// Family yes-no: each market asks a question of its own.
import { LEG_RESULT, type LegResult } from './leg-result.ts';
import type { MarketType } from './markets/market-types.ts';
import { answeredBy } from './pick-result.ts';
import type { Score } from './scores.ts';
import { countFor, eventsOf, isOver, type SettleInput } from './settle-input.ts';
import { type SportKey, sportOf } from './sports.ts';

const OVERTIME = [30, 40];
const SHOOT_OUT = 50;
const TIE_BREAK_GAMES = 13;
const FIFTY = 50_00;
const HUNDRED = 100_00;

/** True or false, or undefined while it is not known. */
type Question = (input: SettleInput, type: MarketType) => boolean | undefined;

/** Yes as soon as a part has begun, No once the match is over without it. */
function begins(...codes: number[]): Question {
  return ({ scores, finished }) => {
    if (codes.some((code) => scores[code])) return true;
    return finished ? false : undefined;
  };
}

/** A question that the final score of the market's period answers. */
function byScore(ask: (score: Score) => boolean): Question {
  return (input, type) => {
    const score = isOver(type, input) ? countFor({ ...type, counts: undefined }, input) : null;
    return score ? ask(score) : undefined;
  };
}

/** Yes as soon as it happens, No once the period is over without it. */
const happens: Question = (input, type) => {
  const count = countFor(type, input);
  if ((count && count.home + count.away > 0) || eventsOf(type, input)?.length) return true;
  return isOver(type, input) && (count || input.events) ? false : undefined;
};

function topScoreReaches(hundredths: number): Question {
  return ({ measures, finished }) => {
    const top = measures?.['top-score']?.['100'];
    if (top !== undefined && top >= hundredths) return true;
    return finished && top !== undefined ? false : undefined;
  };
}

/** A set that went to a tie-break has one game more than any other; a feed that counts tie-breaks is not needed. */
const tieBreak: Question = (input, type) => {
  const decided = happens(input, type);
  if (decided !== undefined) return decided;
  const codes = type.part === 'p1' ? [1] : sportOf(input.sport).regulation;
  const sets = codes.flatMap((code) => input.scores[code] ?? []);
  if (sets.some(({ home, away }) => home + away >= TIE_BREAK_GAMES)) return true;
  return isOver(type, input) ? false : undefined;
};

const SET_POINTS: Readonly<Record<string, number>> = { volleyball: 25, badminton: 21 };
const TABLE_TENNIS_POINTS = 11;
const LAST_SET_POINTS = 15;

function setPoints(sport: SportKey, set: number): number {
  if (sport === 'volleyball' && set === 5) return LAST_SET_POINTS;
  return SET_POINTS[sport] ?? TABLE_TENNIS_POINTS;
}

/** The set that follows those won at the offer goes beyond its points: both sides come within one of them. */
const extraPoints: Question = (input) => {
  const { offerScore, scores, sport, finished, finishedParts } = input;
  const set = (offerScore ? offerScore.home + offerScore.away : 0) + 1;
  const score = scores[set];
  const enough = setPoints(sport, set) - 1;
  if (score && score.home >= enough && score.away >= enough) return true;
  const isDone = finished || finishedParts?.includes(String(set)) || scores[set + 1] !== undefined;
  return isDone && score ? false : undefined;
};

const QUESTIONS: Readonly<Record<number, Question>> = {
  69: begins(...OVERTIME),
  472: begins(SHOOT_OUT),
  900028: byScore(({ home, away }) => home === away && home > 0),
  900029: happens,
  900030: happens,
  900076: happens,
  900108: begins(...OVERTIME),
  900125: ({ scores, finished, finishedParts = [] }) => {
    const inning = scores[1];
    if (inning && inning.home + inning.away > 0) return true;
    return inning && (finished || scores[2] || finishedParts.includes('1')) ? false : undefined;
  },
  900133: begins(...OVERTIME),
  900140: begins(4),
  900141: begins(5),
  900142: byScore(({ home }) => home > 0),
  900143: byScore(({ away }) => away > 0),
  900144: byScore(({ home }) => home === 1),
  900145: extraPoints,
  900151: tieBreak,
  900152: tieBreak,
  900168: happens,
  900182: happens,
  900204: topScoreReaches(FIFTY),
  900205: topScoreReaches(HUNDRED),
  900211: byScore(({ home, away }) => home === away),
  900215: ({ verdicts }) => (verdicts?.method ? verdicts.method === 'Decision' : undefined),
};

/** Settles a pick of Yes or No; 0 while the answer is not known. */
export function settleYesNo(type: MarketType, input: SettleInput): LegResult {
  const question = QUESTIONS[type.id];
  if (!question) return LEG_RESULT.open;
  return answeredBy(input.outcome, question(input, type));
}
