import { shifted } from '../distribution.ts';
import { halfLine, handicap, linesAround, oddEven, total, winner2, winner3 } from '../markets.ts';
import { offered, type Quote } from '../pricing.ts';
import { baseballFurtherInPlay } from './further.ts';
import type { Rates } from '../strength.ts';
import { type BaseballGame, runsAt } from './game.ts';
import { restOf, restOfGame } from './outlook.ts';

/** In-play markets of a baseball game at an instant. */
export function baseballInPlay(game: BaseballGame, rates: Rates, at: number): Quote[] {
  const inning = game.halves.find((half) => half.endsAt > at)?.inning ?? 9;
  const score = runsAt(game, at);
  const [runs, lead] = [score.home + score.away, score.home - score.away];
  const left = restOfGame(game, rates, at);
  const margin = shifted(left.margin, lead);
  const onBoards = offered([
    winner2(226, margin),
    ...linesAround(halfLine(runs + left.total.mean), 1, 100).map((line) =>
      total(28, shifted(left.total, runs), line),
    ),
    ...linesAround(-halfLine(lead + left.margin.mean), 1, 100).map((line) =>
      handicap(342, margin, line),
    ),
    total(221, shifted(left.homeCount, score.home), halfLine(score.home + left.homeCount.mean)),
    total(220, shifted(left.awayCount, score.away), halfLine(score.away + left.awayCount.mean)),
    oddEven(51, left.sum, runs),
    ...(inning <= 5 ? firstFive(game, rates, at) : []),
  ]);
  return [...onBoards, ...baseballFurtherInPlay(game, rates, at)];
}

function firstFive(game: BaseballGame, rates: Rates, at: number): (Quote | null)[] {
  const left = restOf(game, rates, at, 5);
  const score = runsAt(game, at);
  const runs = score.home + score.away;
  const margin = shifted(left.margin, score.home - score.away);
  return [
    winner2(1618, margin, '5'),
    winner3(235, margin, '5'),
    total(236, shifted(left.total, runs), halfLine(runs + left.total.mean), '5'),
  ];
}
