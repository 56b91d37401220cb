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
import { createRandom } from '../random.ts';
import { hockeyFurther, hockeyFurtherInPlay } from './further.ts';
import { hockeyInPlay, hockeyOutlook, hockeyOutlookInPlay } from './in-play.ts';
import { hockeyPrematch, hockeyRates, OVERTIME_SHARE } from './prematch.ts';

const REFRESH = 14 * SECOND;
/** Six goals in a hundred minutes: of one in so long a time the chance is 0.03, half of the margin. */
const FURTHER_STEP = 30 * SECOND;
const REGULATION = ['1', '2', '3'];
/** Twenty minutes of play take about this long on the wall. */
const PERIOD_MINUTES = 36;
const INTERVAL_MINUTES = 17;
/** Five minutes of overtime take about this long, if no goal ends them. */
const OVERTIME_WALL_MINUTES = 9;

/** The whole game: three periods, five minutes of sudden death, shoot-out. */
function playHockey(fixture: SimulatedFixture): GoalGame {
  const random = createRandom(`${fixture.key}/play`);
  const rates = hockeyRates(fixture);
  const game: GoalGame = { segments: [], attacks: [], goals: [] };
  let startsAt = fixture.startsAt;
  const add = (code: string, minutes: number, share: number, fromMinute: number): Segment => {
    const endsAt = startsAt + Math.round(minutes * MINUTE);
    const segment = {
      code,
      startsAt,
      endsAt,
      fromMinute,
      home: rates.home * share,
      away: rates.away * share,
    };
    game.segments.push(segment);
    return segment;
  };
  REGULATION.forEach((code, index) => {
    const segment = add(code, PERIOD_MINUTES + random.between(-2, 3), 1 / 3, index * 20);
    const attacks = drawAttacks(segment, random);
    game.attacks.push(...attacks);
    game.goals.push(...goalsOf(attacks));
    startsAt = segment.endsAt + INTERVAL_MINUTES * MINUTE;
  });
  const score = scoreAt(game, Number.POSITIVE_INFINITY, REGULATION);
  if (score.home !== score.away) return game;
  startsAt -= (INTERVAL_MINUTES - 3) * MINUTE;
  const overtime = add('40', OVERTIME_WALL_MINUTES, OVERTIME_SHARE, 60);
  const [golden] = goalsOf(drawAttacks(overtime, random));
  if (golden) {
    game.goals.push(golden);
    overtime.endsAt = golden.at + 5 * SECOND;
    return game;
  }
  startsAt = overtime.endsAt + 3 * MINUTE;
  const shootOut = add('50', 6, 0, 65);
  const winner = random.next() < 0.5 ? 'home' : 'away';
  for (const [index, side] of (['home', 'away', winner] as const).entries()) {
    game.goals.push({ at: shootOut.startsAt + (index + 1) * 100 * SECOND, side, code: '50' });
  }
  return game;
}

function clockAt(game: GoalGame, at: number): FixtureClock | null {
  const running = game.segments.find((segment) => at >= segment.startsAt && at < segment.endsAt);
  if (!running) return { period: '80', minute: null };
  const length = running.code === '40' ? 5 : running.code === '50' ? 0 : 20;
  // Overtime is cut short by a goal: its clock must not run towards it.
  const wall =
    running.code === '40' ? OVERTIME_WALL_MINUTES * MINUTE : running.endsAt - running.startsAt;
  const share = (at - running.startsAt) / wall;
  return {
    period: running.code,
    minute: null,
    startedAt: running.startsAt,
    remainingSeconds: Math.round(length * 60 * (1 - share)),
  };
}

/** Scores with the totals that are final; the winner of a shoot-out gets one goal in 102. */
function withTotals(game: GoalGame, at: number): Scores {
  const scores = scoresAt(game, at);
  const done = (code: string) =>
    game.segments.some((segment) => segment.code === code && segment.endsAt <= at);
  const played = scoreAt(game, at, [...REGULATION, '40']);
  if (done('3')) scores['100'] = scoreAt(game, at, REGULATION);
  if (done('40')) scores['101'] = played;
  const shots = scoreAt(game, at, ['50']);
  if (done('50')) {
    const home = shots.home > shots.away;
    scores['102'] = { home: played.home + (home ? 1 : 0), away: played.away + (home ? 0 : 1) };
  }
  scores.live = scores['102'] ?? played;
  return scores;
}

/** Ice hockey: attacks over three periods, some of them goals. */
export const iceHockey: SportModel = {
  prematch: hockeyPrematch,
  further: hockeyFurther,
  outlook: (fixture) => hockeyOutlook(hockeyRates(fixture)),
  play: (fixture) => {
    const rates = hockeyRates(fixture);
    return goalTimeline(fixture, {
      game: playHockey(fixture),
      regulationSegments: 3,
      refresh: REFRESH,
      clockAt,
      scoresAt: withTotals,
      inPlay: (game, at) => hockeyInPlay(game, rates, at),
      further: hockeyFurtherInPlay,
      outlook: (game, at) => hockeyOutlookInPlay(game, rates, at),
      furtherStep: FURTHER_STEP,
    });
  },
};
