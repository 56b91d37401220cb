import type { Score, Scores } from '#rules/scores.ts';
import { MINUTE, SECOND } from './model.ts';
import type { Random } from './random.ts';

/** One part of a game by the clock on the wall. */
export interface Segment {
  code: string;
  startsAt: number;
  endsAt: number;
  /** Goals expected in the whole segment. */
  home: number;
  away: number;
  /** Minutes of the game clock played before the segment. */
  fromMinute: number;
}

export interface Goal {
  at: number;
  side: 'home' | 'away';
  code: string;
}

/**
 * A dangerous attack of one side. Betting rests from its start, when nobody knows yet what will become of it;
 * whether it is a goal shows at its end.
 */
export interface Attack {
  startsAt: number;
  endsAt: number;
  /** When betting goes on, unless another attack is under way. */
  reopensAt: number;
  side: 'home' | 'away';
  code: string;
  isGoal: boolean;
}

/** A game decided by goals: football and ice hockey. */
export interface GoalGame {
  segments: Segment[];
  attacks: Attack[];
  /** Goals of the attacks and of shoot-outs, in order. */
  goals: Goal[];
}

/** Share of the attacks that end in a goal. */
const CONVERTED = 0.45;
/** No attack begins so late in a segment that it would outlast it. */
const LAST_ATTACK = 10 * SECOND;

/** Share of a segment's attacks that begins before `share` of its time: the rate grows by a third towards the end. */
export function playedShare(share: number): number {
  const x = Math.min(1, Math.max(0, share));
  return 0.85 * x + 0.15 * x * x;
}

/** Milliseconds from an attack's start to its goal, at the mean. */
const TO_GOAL = 6.5 * SECOND;

/** Share of the goals of a part so long that falls in its first `elapsed` milliseconds. */
export function playedBy(length: number, elapsed: number): number {
  return playedShare((elapsed - TO_GOAL) / (length - LAST_ATTACK));
}

/** Share of a segment's goals from an instant on, while no attack is under way, that falls in a stretch of it, in its minutes. */
export function playedFrom(
  { startsAt, endsAt }: Segment,
  at: number,
  { from, to }: { from: number; to: number },
): number {
  const length = endsAt - startsAt;
  const over = playedShare((at - startsAt) / (length - LAST_ATTACK));
  const until = (minutes: number) => Math.max(over, playedBy(length, minutes * MINUTE));
  return until(to) - until(from);
}

/** When so much of a segment's time is over as attacks are drawn by. */
export function instantIn({ startsAt, endsAt }: Segment, share: number): number {
  return startsAt + Math.round(share * (endsAt - LAST_ATTACK - startsAt));
}

/** Attacks of one segment in order of time: how often, when and how long are drawn beside whether they succeed. */
export function drawAttacks(segment: Segment, random: Random): Attack[] {
  const length = segment.endsAt - LAST_ATTACK - segment.startsAt;
  const attacks: Attack[] = [];
  for (const side of ['home', 'away'] as const) {
    const count = random.poisson(segment[side] / CONVERTED);
    for (let index = 0; index < count; index++) {
      let share = random.next();
      while (random.next() * 1.15 > 0.85 + 0.3 * share) share = random.next();
      const startsAt = segment.startsAt + Math.round(share * length);
      const endsAt = startsAt + Math.round(random.between(4, 9) * SECOND);
      const isGoal = random.next() < CONVERTED;
      const pause = isGoal ? random.between(20, 32) : random.between(3, 8);
      const reopensAt = endsAt + Math.round(pause * SECOND);
      attacks.push({ startsAt, endsAt, reopensAt, side, code: segment.code, isGoal });
    }
  }
  return attacks.sort((left, right) => left.startsAt - right.startsAt);
}

/** The goals among attacks, in order of time. */
export function goalsOf(attacks: readonly Attack[]): Goal[] {
  return attacks
    .filter(({ isGoal }) => isGoal)
    .map(({ endsAt, side, code }) => ({ at: endsAt, side, code }))
    .sort((left, right) => left.at - right.at || (left.side < right.side ? 1 : -1));
}

/** Goals still expected of a segment from `at` on, while no attack is under way. */
function remaining(segment: Segment, at: number): { home: number; away: number } {
  const share = (at - segment.startsAt) / (segment.endsAt - LAST_ATTACK - segment.startsAt);
  const left = 1 - playedShare(share);
  return { home: segment.home * left, away: segment.away * left };
}

/** Goals expected from `at` on in the segments of the given codes. */
export function expectedFrom(
  game: GoalGame,
  at: number,
  codes: readonly string[],
): { home: number; away: number } {
  const sum = { home: 0, away: 0 };
  for (const segment of game.segments) {
    if (!codes.includes(segment.code)) continue;
    const left = remaining(segment, at);
    sum.home += left.home;
    sum.away += left.away;
  }
  return sum;
}

/** Side of the first goal up to an instant. */
export function firstScorerAt(game: GoalGame, at: number): '1' | '2' | undefined {
  const first = game.goals.find((goal) => goal.code !== '50');
  if (!first || first.at > at) return undefined;
  return first.side === 'home' ? '1' : '2';
}

/** Whether betting rests: from the start of an attack until some time after its end. */
export function isSuspended(game: GoalGame, at: number): boolean {
  return game.attacks.some(({ startsAt, reopensAt }) => at >= startsAt && at < reopensAt);
}

/**
 * Since when the prices of a match's page stand at an instant when betting is open: the start of its part or the last reopening,
 * and from there each `step` of play. No goal fell since, so that no chance has grown by more than the share that
 * another course of that short time had: exp of the goals expected in it. `moments` are those at which what is priced changes besides.
 */
export function pricedAt(
  game: GoalGame,
  at: number,
  step: number,
  moments: readonly number[] = [],
): number {
  const segment = game.segments.findLast(({ startsAt }) => startsAt <= at);
  if (!segment) return at;
  const reopened = game.attacks.map(({ reopensAt }) => reopensAt);
  const restarts = [...reopened, ...moments].filter((each) => each <= at);
  const from = Math.max(segment.startsAt, ...restarts);
  if (at >= segment.endsAt) return Math.max(from, segment.endsAt);
  return from + Math.floor((at - from) / step) * step;
}

/** Score of one segment, or of several, at an instant. */
export function scoreAt(game: GoalGame, at: number, codes: readonly string[]): Score {
  const score = { home: 0, away: 0 };
  for (const goal of game.goals) if (goal.at <= at && codes.includes(goal.code)) score[goal.side]++;
  return score;
}

/** Score of every segment that has begun, and the running total as `live`. */
export function scoresAt(game: GoalGame, at: number): Scores {
  const scores: Scores = {};
  const begun = game.segments
    .filter((segment) => segment.startsAt <= at)
    .map((segment) => segment.code);
  for (const code of begun) scores[code] = scoreAt(game, at, [code]);
  scores.live = scoreAt(game, at, begun);
  return scores;
}

/** Sorted distinct instants at which something may change; refreshes every `step` ms within the segments, slower between. */
export function instants(game: GoalGame, endsAt: number, step: number, random: Random): number[] {
  const all = new Set<number>();
  for (const segment of game.segments) {
    all.add(segment.startsAt).add(segment.endsAt);
    for (
      let at = segment.startsAt + step;
      at < segment.endsAt;
      at += Math.round(step * random.between(0.8, 1.2))
    )
      all.add(at);
  }
  game.segments.forEach((segment, index) => {
    const next = game.segments[index + 1];
    for (let at = segment.endsAt + MINUTE; next && at < next.startsAt; at += MINUTE) all.add(at);
  });
  for (const goal of game.goals) all.add(goal.at);
  for (const { startsAt, reopensAt } of game.attacks) all.add(startsAt).add(reopensAt);
  all.add(endsAt);
  const first = game.segments[0]?.startsAt ?? endsAt;
  return [...all].filter((at) => at >= first && at <= endsAt).sort((left, right) => left - right);
}
