import { balancedLine, shifted } from '../distribution.ts';
import {
  handicap,
  handicapLine,
  halfLine,
  linesAround,
  oddEven,
  total,
  winner2,
  winner3,
} from '../markets.ts';
import {
  type Drift,
  type Mark,
  type QuoteGroup,
  SECOND,
  type SimulatedFixture,
  type SportModel,
} from '../model.ts';
import { offered, type Quote, quote } from '../pricing.ts';
import { convolve } from '../probability.ts';
import { createRandom, noiseBase, smoothNoise } from '../random.ts';
import type { Rates } from '../strength.ts';
import { type Stretch, tableStretch } from '../stretch.ts';
import {
  type BaseballGame,
  baseballScores,
  halfInningTable,
  playBaseball,
  runRates,
  runsAt,
} from './game.ts';

const SIZE = 22;
const REFRESH = 20 * SECOND;

/** Distribution of the runs in `innings` half-innings, the first of which may have begun. */
function runsTable(perGame: number, innings: number, firstShare: number): number[] {
  let sum = [1];
  for (let index = 0; index < innings; index++) {
    const table = halfInningTable(perGame, index === 0 ? firstShare : 1);
    sum = convolve(sum, table, Math.min(SIZE, sum.length + table.length - 1));
  }
  return [...sum, ...new Array<number>(SIZE - sum.length).fill(0)];
}

function innings(rates: Rates, count: number): Stretch {
  return tableStretch(runsTable(rates.home, count, 1), runsTable(rates.away, count, 1));
}

/** Winner with extra innings: a game level after nine is close to even; a draw after twelve gives the stake back. */
function winnerOverall(
  typeId: number,
  margin: { above(value: number): number; below(value: number): number },
  rates: Rates,
): Quote | null {
  const [home, away] = [margin.above(0), margin.below(0)];
  const share = rates.home / (rates.home + rates.away);
  const level = 1 - home - away;
  return quote(typeId, [
    ['1', home + level * share],
    ['2', away + level * (1 - share)],
  ]);
}

function prematch(fixture: SimulatedFixture): QuoteGroup[] {
  const at = (count: number, drift?: Drift) => innings(runRates(fixture, drift), count);
  const [base, five, one] = [at(9), at(5), at(1)];
  const totals = linesAround(balancedLine(base.total), 2, 100);
  const margins = linesAround(handicapLine(base.margin), 1, 100);
  const [homeLine, awayLine] = [halfLine(base.homeCount.mean), halfLine(base.awayCount.mean)];
  const [fiveLine, fiveMargin] = [balancedLine(five.total), handicapLine(five.margin)];
  const level = one.margin.mean >= 0 ? -50 : 50;
  return [
    (drift) => {
      const rates = runRates(fixture, drift);
      const play = innings(rates, 9);
      return offered([winnerOverall(226, play.margin, rates), oddEven(51, play.sum)]);
    },
    (drift) => {
      const play = at(9, drift);
      return offered(totals.map((line) => total(28, play.total, line)));
    },
    (drift) => {
      const play = at(9, drift);
      return offered(margins.map((line) => handicap(342, play.margin, line)));
    },
    (drift) => {
      const play = at(5, drift);
      return offered([
        winner2(1618, play.margin, '5'),
        winner3(235, play.margin, '5'),
        ...linesAround(fiveLine, 1, 100).map((line) => total(236, play.total, line, '5')),
        handicap(281, play.margin, fiveMargin, { until: '5' }),
      ]);
    },
    (drift) => {
      const play = at(1, drift);
      return offered([
        winner3(41, play.margin, '1'),
        winner2(202, play.margin, '1'),
        total(21, play.total, 50, '1'),
        handicap(64, play.margin, level, { until: '1' }),
        oddEven(72, play.sum, 0, '1'),
      ]);
    },
    (drift) => {
      const play = at(9, drift);
      return offered([total(221, play.homeCount, homeLine), total(220, play.awayCount, awayLine)]);
    },
  ];
}

/** Half-innings a side still has to bat up to an inning, and the share of the running one that is left. */
function batting(
  game: BaseballGame,
  at: number,
  side: 'home' | 'away',
  to: number,
): { count: number; share: number } {
  const running = game.halves.find((half) => half.side === side && half.endsAt > at);
  const done = game.halves.filter(
    (half) => half.side === side && half.endsAt <= at && half.inning <= to,
  ).length;
  const begun = running !== undefined && running.startsAt <= at;
  const share = begun ? (running.endsAt - at) / (running.endsAt - running.startsAt) : 1;
  return { count: Math.max(0, to - done), share };
}

function restOf(game: BaseballGame, rates: Rates, at: number, to: number): Stretch {
  const [home, away] = [batting(game, at, 'home', to), batting(game, at, 'away', to)];
  return tableStretch(
    runsTable(rates.home, home.count, home.share),
    runsTable(rates.away, away.count, away.share),
  );
}

function inPlay(game: BaseballGame, plain: Rates, at: number, wobble: number): Quote[] {
  const rates = { home: plain.home * (1 + wobble), away: plain.away * (1 - wobble) };
  const inning = game.halves.find((half) => half.endsAt > at)?.inning ?? 9;
  const score = runsAt(game, at);
  const [runs, lead] = [score.home + score.away, score.home - score.away];
  const left = restOf(game, rates, at, Math.max(9, inning));
  const calm = restOf(game, plain, at, Math.max(9, inning));
  const margin = shifted(left.margin, lead);
  return offered([
    winnerOverall(226, margin, rates),
    ...linesAround(halfLine(runs + calm.total.mean), 1, 100).map((line) =>
      total(28, shifted(left.total, runs), line),
    ),
    ...linesAround(-halfLine(lead + calm.margin.mean), 1, 100).map((line) =>
      handicap(342, margin, line),
    ),
    total(221, shifted(left.homeCount, score.home), halfLine(score.home + calm.homeCount.mean)),
    total(220, shifted(left.awayCount, score.away), halfLine(score.away + calm.awayCount.mean)),
    oddEven(51, left.sum, runs),
    ...(inning <= 5 ? firstFive(game, rates, at, runs, lead) : []),
  ]);
}

function firstFive(
  game: BaseballGame,
  rates: Rates,
  at: number,
  runs: number,
  lead: number,
): (Quote | null)[] {
  const left = restOf(game, rates, at, 5);
  const margin = shifted(left.margin, lead);
  return [
    winner2(1618, margin, '5'),
    winner3(235, margin, '5'),
    total(236, shifted(left.total, runs), halfLine(runs + left.total.mean), '5'),
  ];
}

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
  prematch,
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
          over ? [] : inPlay(game, rates, at, 0.02 * smoothNoise(noise, at / (60 * SECOND))),
      };
    }
    return { instants: instants(game, createRandom(`${fixture.key}/ticks`)), markAt };
  },
};
