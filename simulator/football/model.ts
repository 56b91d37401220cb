import type { Scores } from '#rules/scores.ts';
import type { FixtureClock } from '#rules/feed.ts';
import {
  drawAttacks,
  type GoalGame,
  goalsOf,
  scoreAt,
  scoresAt,
  type Segment,
} from '../goal-game.ts';
import { goalTimeline } from '../goal-timeline.ts';
import { MINUTE, SECOND, type SimulatedFixture, type SportModel } from '../model.ts';
import { createRandom, type Random } from '../random.ts';
import { footballCounts, footballCountsPrematch } from './counts.ts';
import { footballFurther, footballFurtherInPlay } from './further.ts';
import { footballInPlay, footballOutlookInPlay } from './in-play.ts';
import { footballPrematch } from './prematch.ts';
import { footballScorersPrematch } from './scorer-markets.ts';
import { footballScorers } from './scorers.ts';
import { squadsOf } from './squad.ts';
import type { Rates } from '../strength.ts';
import { ADDED, EXTRA_HALF, FIRST_HALF, footballOutlook, goalRates } from './strength.ts';

const REFRESH = 12 * SECOND;
/** Three goals a match: of one in so long a time the chance is 0.03, half of the margin. */
const FURTHER_STEP = 45 * SECOND;

function segmentAfter(
  previous: number,
  code: string,
  pause: number,
  minutes: number,
  fromMinute: number,
  rates: Rates,
  share: number,
): Segment {
  const startsAt = previous + pause;
  return {
    code,
    startsAt,
    endsAt: startsAt + Math.round(minutes * MINUTE),
    fromMinute,
    home: rates.home * share,
    away: rates.away * share,
  };
}

/** Kicks from the mark, one every 45 s: five each, then pair by pair until one leads. */
function shootOut(
  startsAt: number,
  random: Random,
): { segment: Segment; goals: GoalGame['goals'] } {
  const goals: GoalGame['goals'] = [];
  const score = { home: 0, away: 0 };
  let at = startsAt;
  for (let round = 1; round <= 5 || score.home === score.away; round++) {
    for (const side of ['home', 'away'] as const) {
      at += 45 * SECOND;
      if (random.next() >= 0.75) continue;
      score[side]++;
      goals.push({ at, side, code: '50' });
    }
  }
  return {
    segment: { code: '50', startsAt, endsAt: at + 20 * SECOND, fromMinute: 120, home: 0, away: 0 },
    goals,
  };
}

function level(game: GoalGame, codes: readonly string[]): boolean {
  const score = scoreAt(game, Number.POSITIVE_INFINITY, codes);
  return score.home === score.away;
}

/** The whole game; a cup tie that is level goes on into extra time and kicks from the mark. */
function playFootball(fixture: SimulatedFixture): GoalGame {
  const random = createRandom(`${fixture.key}/play`);
  const rates = goalRates(fixture);
  const game: GoalGame = { segments: [], attacks: [], goals: [] };
  const add = (segment: Segment) => {
    game.segments.push(segment);
    const attacks = drawAttacks(segment, random);
    game.attacks.push(...attacks);
    game.goals.push(...goalsOf(attacks));
    return segment.endsAt;
  };
  let end = add(
    segmentAfter(
      fixture.startsAt,
      '10',
      0,
      45 + random.between(...ADDED['10']),
      0,
      rates,
      FIRST_HALF,
    ),
  );
  end = add(
    segmentAfter(
      end,
      '20',
      15 * MINUTE,
      45 + random.between(...ADDED['20']),
      45,
      rates,
      1 - FIRST_HALF,
    ),
  );
  if (fixture.league.knockout && level(game, ['10', '20'])) {
    end = add(segmentAfter(end, '30', 5 * MINUTE, 15 + random.next(), 90, rates, EXTRA_HALF));
    end = add(
      segmentAfter(end, '35', 2 * MINUTE, 15 + random.between(0, 2), 105, rates, EXTRA_HALF),
    );
    if (level(game, ['10', '20', '30', '35'])) {
      const { segment, goals } = shootOut(end + 4 * MINUTE, random);
      game.segments.push(segment);
      game.goals.push(...goals);
    }
  }
  return game;
}

const NOMINAL: Record<string, number> = { '10': 45, '20': 90, '30': 105, '35': 120, '50': 120 };

function clockAt(game: GoalGame, at: number): FixtureClock | null {
  const running = game.segments.find((segment) => at >= segment.startsAt && at < segment.endsAt);
  if (running) {
    const nominal = NOMINAL[running.code] ?? 0;
    const played = running.fromMinute + Math.floor((at - running.startsAt) / MINUTE) + 1;
    // A shoot-out has no time.
    const injury = running.code === '50' ? 0 : Math.max(0, played - nominal);
    const minute = Math.min(nominal, played);
    return { period: running.code, minute, injury, startedAt: running.startsAt };
  }
  const last = game.segments.findLast((segment) => at >= segment.endsAt);
  return last ? { period: '80', minute: NOMINAL[last.code] ?? null } : null;
}

/** Scores with the totals that are final: 100 from the end of regulation, 101 from the end of extra time. */
function withTotals(game: GoalGame, at: number): Scores {
  const scores = scoresAt(game, at);
  const done = (code: string) =>
    game.segments.some((segment) => segment.code === code && segment.endsAt <= at);
  if (done('20')) scores['100'] = scoreAt(game, at, ['10', '20']);
  if (done('35')) scores['101'] = scoreAt(game, at, ['10', '20', '30', '35']);
  if (done('50')) scores['102'] = scoreAt(game, at, ['10', '20', '30', '35', '50']);
  return scores;
}

/** Football: attacks come at a rate that grows through each half, and some of them are goals. */
export const football: SportModel = {
  prematch: footballPrematch,
  further: (fixture) => [
    ...footballFurther(fixture),
    ...footballCountsPrematch(fixture),
    ...footballScorersPrematch(fixture),
  ],
  participants: squadsOf,
  outlook: footballOutlook,
  play(fixture) {
    const game = playFootball(fixture);
    return goalTimeline(fixture, {
      game,
      regulationSegments: 2,
      refresh: REFRESH,
      clockAt,
      scoresAt: withTotals,
      inPlay: footballInPlay,
      further: footballFurtherInPlay,
      outlook: footballOutlookInPlay,
      furtherStep: FURTHER_STEP,
      counts: footballCounts(fixture, game),
      scorers: footballScorers(fixture, game),
    });
  },
};
