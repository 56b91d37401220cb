import { type Mark, SECOND, type SportModel } from '../model.ts';
import { createRandom, noiseBase, smoothNoise } from '../random.ts';
import { type BaseballGame, baseballScores, playBaseball, runRates } from './game.ts';
import { baseballInPlay } from './in-play.ts';
import { baseballPrematch } from './prematch.ts';

const REFRESH = 20 * SECOND;

function instants(
  game: BaseballGame,
  random: { between(low: number, high: number): number },
): number[] {
  const all = new Set<number>(game.runs.map((run) => run.at));
  for (const { startsAt, endsAt } of game.halves) {
    all.add(startsAt).add(endsAt);
    for (
      let at = startsAt + REFRESH;
      at < endsAt;
      at += Math.round(REFRESH * random.between(0.7, 1.3))
    )
      all.add(at);
  }
  return [...all].sort((left, right) => left - right);
}

/** Codes of the innings both sides have finished. */
function finishedInnings(game: BaseballGame, at: number, over: boolean): string[] {
  const open = game.halves.find((half) => half.endsAt > at);
  const last = open ? open.inning - 1 : over ? 9 : 0;
  return Array.from({ length: Math.min(9, last) }, (_, index) => String(index + 1));
}

/** Baseball: half-inning by half-inning. */
export const baseball: SportModel = {
  prematch: baseballPrematch,
  play(fixture) {
    const game = playBaseball(fixture);
    const rates = runRates(fixture);
    const noise = noiseBase(`${fixture.key}/noise`);
    const endsAt = game.halves.at(-1)?.endsAt ?? fixture.startsAt;
    function markAt(at: number): Mark {
      const over = at >= endsAt;
      const half = game.halves.findLast((entry) => entry.startsAt <= at);
      const code = half && half.inning > 9 ? '40' : String(half?.inning ?? 1);
      const scores = baseballScores(game, at);
      const totals = Object.keys(scores).filter((key) => Number(key) >= 100);
      return {
        at,
        status: over ? 3 : 2,
        clock: over || !half ? null : { period: code, minute: null, startedAt: half.startsAt },
        scores,
        finished: [
          ...finishedInnings(game, at, over),
          ...(over && scores['40'] ? ['40'] : []),
          ...totals,
        ],
        suspended: game.runs.some((run) => at >= run.at && at < run.at + 15 * SECOND),
        quotes: () =>
          over
            ? []
            : baseballInPlay(game, rates, at, 0.02 * smoothNoise(noise, at / (60 * SECOND))),
      };
    }
    return { instants: instants(game, createRandom(`${fixture.key}/ticks`)), markAt };
  },
};
