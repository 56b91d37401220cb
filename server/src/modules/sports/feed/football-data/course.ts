import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import type { MatchCounts } from '#rules/match-facts.ts';
import type { Score, Scores } from '#rules/scores.ts';
import { MINUTE, createRandom } from '#simulator/index.ts';
import type { FeedUpdate } from '../types.ts';
import type { SeasonMatch } from './season-row.ts';

const HALF_TIME = 46 * MINUTE;
const SECOND_HALF = 61 * MINUTE;
const FULL_TIME = 110 * MINUTE;

interface Goal {
  at: number;
  side: 'home' | 'away';
}

function spread(
  count: number,
  side: 'home' | 'away',
  from: number,
  to: number,
  next: () => number,
): Goal[] {
  return Array.from({ length: count }, () => ({
    at: from + Math.floor(next() * (to - from)),
    side,
  }));
}

function count(goals: readonly Goal[], from: number, to: number): Score {
  const score = { home: 0, away: 0 };
  for (const goal of goals) if (goal.at >= from && goal.at <= to) score[goal.side]++;
  return score;
}

/** Goals at distinct instants that fit both the half-time and the full-time score; minutes are drawn by the fixture's id. */
function goalsOf(match: SeasonMatch, fixtureId: string): Goal[] {
  const { next } = createRandom(`football-data/${fixtureId}`);
  const half = match.halfTime ?? { home: 0, away: 0 };
  const [kickOff, again] = [match.startsAt, match.startsAt + SECOND_HALF];
  const goals = [
    ...spread(half.home, 'home', kickOff + MINUTE, kickOff + HALF_TIME - MINUTE, next),
    ...spread(half.away, 'away', kickOff + MINUTE, kickOff + HALF_TIME - MINUTE, next),
    ...spread(
      match.fullTime.home - half.home,
      'home',
      again + MINUTE,
      kickOff + FULL_TIME - 2 * MINUTE,
      next,
    ),
    ...spread(
      match.fullTime.away - half.away,
      'away',
      again + MINUTE,
      kickOff + FULL_TIME - 2 * MINUTE,
      next,
    ),
  ].sort((left, right) => left.at - right.at);
  goals.forEach((goal, index) => {
    const before = goals[index - 1];
    if (before && goal.at <= before.at) goal.at = before.at + 1;
  });
  return goals;
}

function scoresAt(match: SeasonMatch, goals: readonly Goal[], at: number): Scores {
  const again = match.startsAt + SECOND_HALF;
  const over = at >= match.startsAt + FULL_TIME;
  const scores: Scores = { live: count(goals, match.startsAt, at) };
  // Without a half-time score in the file the halves are not known, so only the totals are sent.
  if (match.halfTime) {
    scores['10'] = count(goals, match.startsAt, Math.min(at, again - 1));
    if (at >= again) scores['20'] = count(goals, again, at);
  }
  if (over) scores['100'] = match.fullTime;
  return scores;
}

/** Corners and cards as the file has them, of the whole match: what it has both colours of is a card. */
function countsOf({ counts = {} }: SeasonMatch): MatchCounts | undefined {
  const { 'yellow-card': yellow, 'red-card': red } = counts;
  const card = yellow && red && { home: yellow.home + red.home, away: yellow.away + red.away };
  const whole = Object.entries({ ...counts, ...(card && { card }) });
  if (whole.length === 0) return undefined;
  return Object.fromEntries(whole.map(([kind, count]) => [kind, { live: count, '100': count }]));
}

/** What happens from the kick-off to the final whistle, in order; betting is closed throughout. */
export function courseOf(match: SeasonMatch, fixtureId: string): FeedUpdate[] {
  const goals = goalsOf(match, fixtureId);
  const [kickOff, half, again, end] = [0, HALF_TIME, SECOND_HALF, FULL_TIME].map(
    (since) => match.startsAt + since,
  ) as [number, number, number, number];
  const base = (at: number) => ({ at, fixtureId, scores: scoresAt(match, goals, at) });
  const clockAt = (at: number) =>
    at >= again
      ? {
          period: '20',
          minute: Math.min(90, 46 + Math.floor((at - again) / MINUTE)),
          startedAt: again,
        }
      : {
          period: '10',
          minute: Math.min(45, 1 + Math.floor((at - kickOff) / MINUTE)),
          startedAt: kickOff,
        };
  const first = goals[0];
  const counts = countsOf(match);
  const steps: FeedUpdate[] = [
    {
      ...base(kickOff),
      status: FIXTURE_STATUS.inPlay,
      clock: clockAt(kickOff),
      marketsClosed: 'all',
    },
    ...goals.map((goal) => ({
      ...base(goal.at),
      clock: clockAt(goal.at),
      ...(goal === first && {
        firstScorer: goal.side === 'home' ? ('1' as const) : ('2' as const),
      }),
    })),
    {
      ...base(half),
      clock: { period: '80', minute: 45 },
      ...(match.halfTime && { finishedPeriods: ['10'] }),
    },
    { ...base(again), clock: clockAt(again) },
    {
      ...base(end),
      ...(counts && { counts }),
      status: FIXTURE_STATUS.finished,
      clock: null,
      finishedPeriods: match.halfTime ? ['20', '100'] : ['100'],
      marketsClosed: 'all',
    },
  ];
  return steps.sort((left, right) => left.at - right.at);
}
