import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import type { Goal, MatchCounts, PlayerFacts } from '#rules/match-facts.ts';
import type { Outlook } from '#rules/outlook.ts';
import type { Scores } from '#rules/scores.ts';
import type { FixtureClock } from '#rules/feed.ts';
import { firstScorerAt, type GoalGame, instants, isSuspended, pricedAt } from './goal-game.ts';
import type { CountedMoment, SimulatedFixture, Timeline } from './model.ts';
import { type Quote, steady } from './pricing.ts';
import { createRandom } from './random.ts';

/** What is counted in a game beside its goals. */
export interface CountSport {
  counted: readonly CountedMoment[];
  countsAt(at: number): MatchCounts;
  /** Its markets by what there was until an instant, and milliseconds of play after which they are priced again. */
  quotes(at: number): Quote[];
  step: number;
}

/** Who scores in a game. */
export interface ScorerSport {
  /** The goals until an instant; the same list as long as none is new. */
  goalsAt(at: number): readonly Goal[];
  /** Who played. */
  players: Readonly<Record<string, PlayerFacts>>;
}

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
  /** What only the match's page shows, and milliseconds of play after which it is priced again. */
  further(game: GoalGame, at: number): Quote[];
  furtherStep: number;
  /** What is still expected to be scored, where the sport has joint prices. */
  outlook?: (game: GoalGame, at: number) => Outlook;
  counts?: CountSport;
  scorers?: ScorerSport;
}

/** Caches the last answer while the instant is the same. */
function latest<T>(make: (at: number) => T): (at: number) => T {
  let known: { at: number; made: T } | undefined;
  return (at) => {
    if (known?.at !== at) known = { at, made: make(at) };
    return known.made;
  };
}

/** The timeline of a game decided by goals: marks at its attacks, its goals and the refreshes. */
export function goalTimeline({ key, startsAt }: SimulatedFixture, sport: GoalSport): Timeline {
  const { game, regulationSegments, refresh, clockAt, scoresAt, inPlay, outlook, counts, scorers } =
    sport;
  const random = createRandom(`${key}/ticks`);
  const endsAt = game.segments.at(-1)?.endsAt ?? startsAt;
  const regulationEnd = game.segments[regulationSegments - 1]?.endsAt ?? endsAt;
  const counted = counts?.counted ?? [];
  const moments = counted.map(({ at }) => at);
  const further = latest((at) => steady(sport.further(game, at)));
  const furtherAt = (now: number) => further(pricedAt(game, now, sport.furtherStep));
  const ofCounts = latest((at) => steady(counts?.quotes(at) ?? []));
  const countQuotesAt = (now: number) => ofCounts(pricedAt(game, now, counts?.step ?? 1, moments));
  const marks = new Set([...instants(game, endsAt, refresh, random), ...moments]);
  return {
    instants: [...marks].sort((left, right) => left - right),
    ...(counts && { counted }),
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
        counts: counts?.countsAt(at),
        goals: scorers?.goalsAt(at),
        players: over ? scorers?.players : undefined,
        finished: [...finished, ...Object.keys(scores).filter((code) => Number(code) >= 100)],
        suspended: isSuspended(game, at),
        firstScorer: firstScorerAt(game, at),
        attack: game.attacks.find(({ startsAt: begins }) => begins === at)?.side,
        quotes: () =>
          at >= regulationEnd
            ? []
            : [...inPlay(game, at), ...furtherAt(at), ...(counts ? countQuotesAt(at) : [])],
        ...(outlook && at < regulationEnd && { outlook: () => outlook(game, at) }),
      };
    },
  };
}
