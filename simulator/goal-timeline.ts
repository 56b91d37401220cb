import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import type { Scores } from '#rules/scores.ts';
import type { FixtureClock } from '#rules/feed.ts';
import { firstScorerAt, type GoalGame, instants, isSuspended } from './goal-game.ts';
import type { SimulatedFixture, Timeline } from './model.ts';
import type { Quote } from './pricing.ts';
import { createRandom } from './random.ts';

/** What tells one sport of goals from another once its game is drawn. */
export interface GoalSport {
  game: GoalGame;
  /** How many of the first segments are regulation; in-play markets end with them. */
  regulationSegments: number;
  /** Milliseconds between two refreshes of the odds. */
  refresh: number;
  clockAt(game: GoalGame, at: number): FixtureClock | null;
  /** Scores by segment, with the totals that are final (codes from 100). */
  scoresAt(game: GoalGame, at: number): Scores;
  inPlay(game: GoalGame, at: number): Quote[];
}

/** Makes the timeline of a game decided by goals: marks at its attacks, its goals and the refreshes. */
export function goalTimeline(
  { key, startsAt }: SimulatedFixture,
  { game, regulationSegments, refresh, clockAt, scoresAt, inPlay }: GoalSport,
): Timeline {
  const random = createRandom(`${key}/ticks`);
  const endsAt = game.segments.at(-1)?.endsAt ?? startsAt;
  const regulationEnd = game.segments[regulationSegments - 1]?.endsAt ?? endsAt;
  return {
    instants: instants(game, endsAt, refresh, random),
    markAt(at) {
      const over = at >= endsAt;
      const scores = scoresAt(game, at);
      const finished = game.segments
        .filter((segment) => segment.endsAt <= at)
        .map((segment) => segment.code);
      return {
        at,
        status: over ? FIXTURE_STATUS.finished : FIXTURE_STATUS.inPlay,
        clock: over ? null : clockAt(game, at),
        scores,
        finished: [...finished, ...Object.keys(scores).filter((code) => Number(code) >= 100)],
        suspended: isSuspended(game, at),
        firstScorer: firstScorerAt(game, at),
        quotes: () => (at >= regulationEnd ? [] : inPlay(game, at)),
      };
    },
  };
}
