import type { FixtureClock } from '#rules/feed.ts';
import { type Mark, SECOND, type SportModel } from '../model.ts';
import { createRandom, type Random } from '../random.ts';
import {
  type BaseballGame,
  baseballScores,
  type HalfInning,
  playBaseball,
  runRates,
} from './game.ts';
import { fieldAt, type FieldState, playFields } from './field.ts';
import { baseballFurther } from './further.ts';
import { baseballInPlay } from './in-play.ts';
import { expectedBefore, expectedRuns } from './outlook.ts';
import { baseballPrematch } from './prematch.ts';
import type { Quote } from '../pricing.ts';

const REFRESH = 20 * SECOND;
/** Betting rests for so long after a run and after a third out. */
const REST = 15 * SECOND;

/** When the odds are refreshed: by the clock alone, whatever happens on the field. */
function refreshes(from: number, to: number, random: Random): number[] {
  const all: number[] = [];
  for (let at = from; at < to; at += Math.round(REFRESH * random.between(0.7, 1.3))) all.push(at);
  return all;
}

/** When a run is scored and when a half-inning begins or ends. */
function eventsOf({ runs, halves }: BaseballGame): number[] {
  const all = [
    ...runs.map((run) => run.at),
    ...halves.flatMap((half) => [half.startsAt, half.endsAt]),
  ];
  return all.sort((left, right) => left - right);
}

function instants(game: BaseballGame, fields: readonly FieldState[], random: Random): number[] {
  const all = new Set<number>(fields.map(({ at }) => at));
  for (const run of game.runs) all.add(run.at).add(run.at + REST);
  for (const { startsAt, endsAt } of game.halves)
    all
      .add(startsAt)
      .add(endsAt)
      .add(endsAt + REST);
  const [first, last] = [game.halves[0]?.startsAt ?? 0, game.halves.at(-1)?.endsAt ?? 0];
  for (const at of refreshes(first, last, random)) all.add(at);
  return [...all].filter((at) => at <= last).sort((left, right) => left - right);
}

/** Codes of the innings both sides have finished. */
function finishedInnings(game: BaseballGame, at: number, over: boolean): string[] {
  const open = game.halves.find((half) => half.endsAt > at);
  const last = open ? open.inning - 1 : over ? 9 : 0;
  return Array.from({ length: Math.min(9, last) }, (_, index) => String(index + 1));
}

function clockOf(
  { inning, side, startsAt }: HalfInning,
  field: Pick<FieldState, 'outs' | 'bases'>,
): FixtureClock {
  const period = inning > 9 ? '40' : String(inning);
  const half = side === 'away' ? 'top' : 'bottom';
  return { period, minute: null, startedAt: startsAt, inning: { number: inning, half }, ...field };
}

function isResting({ runs, halves }: BaseballGame, at: number): boolean {
  const isJustAfter = (event: number) => at >= event && at < event + REST;
  return runs.some((run) => isJustAfter(run.at)) || halves.some((half) => isJustAfter(half.endsAt));
}

/** Of extra innings no joint prices are offered: their runs share a code, which does not tell how many are left. */
function isOfNine({ halves }: BaseballGame, at: number): boolean {
  return halves.some(({ inning, endsAt }) => inning <= 9 && endsAt > at);
}

/** Baseball: half-inning by half-inning. */
export const baseball: SportModel = {
  prematch: baseballPrematch,
  further: baseballFurther,
  outlook: (fixture) => expectedBefore(runRates(fixture)),
  play(fixture) {
    const game = playBaseball(fixture);
    const fields = playFields(game, fixture.key);
    const rates = runRates(fixture);
    const endsAt = game.halves.at(-1)?.endsAt ?? fixture.startsAt;
    const events = eventsOf(game);
    let known: { event: number; quotes: Quote[] } | undefined;
    /** Between two events nothing changes what is to be expected. */
    function quotesAt(at: number): Quote[] {
      const event = events.findLast((each) => each <= at) ?? fixture.startsAt;
      if (known?.event !== event) known = { event, quotes: baseballInPlay(game, rates, at) };
      return known.quotes;
    }
    function markAt(at: number): Mark {
      const over = at >= endsAt;
      const half = game.halves.findLast((entry) => entry.startsAt <= at);
      const scores = baseballScores(game, at);
      const totals = Object.keys(scores).filter((key) => Number(key) >= 100);
      return {
        at,
        status: over ? 3 : 2,
        clock: over || !half ? null : clockOf(half, fieldAt(fields, at)),
        scores,
        finished: [
          ...finishedInnings(game, at, over),
          ...(over && scores['40'] ? ['40'] : []),
          ...totals,
        ],
        suspended: isResting(game, at),
        quotes: () => (over ? [] : quotesAt(at)),
        ...(isOfNine(game, at) && { outlook: () => expectedRuns(game, rates, at) }),
      };
    }
    return { instants: instants(game, fields, createRandom(`${fixture.key}/ticks`)), markAt };
  },
};
