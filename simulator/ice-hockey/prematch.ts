import { balancedLine, type Count } from '../distribution.ts';
import {
  handicap,
  handicapLine,
  linesAround,
  oddEven,
  total,
  winner2,
  winner3,
  yesNo,
} from '../markets.ts';
import type { SimulatedFixture } from '../model.ts';
import { offered, type Quote, quote } from '../pricing.ts';
import { type Rates, scoringRates } from '../strength.ts';
import {
  doubleChance,
  europeanHandicap,
  firstToScore,
  poissonStretch,
  type Stretch,
} from '../stretch.ts';

const SIZE = 14;

/** Goals expected of both sides over three periods. */
export function hockeyRates(fixture: SimulatedFixture): Rates {
  return scoringRates(fixture, { homeAdvantage: 0.05, edge: 0.6 });
}

function part(fixture: SimulatedFixture, share: number): Stretch {
  const { home, away } = hockeyRates(fixture);
  return poissonStretch(home * share, away * share, SIZE);
}

/** Three against three scores about twice as fast as regulation: share of a game's goals in five minutes. */
export const OVERTIME_SHARE = 0.17;

/** The home side's chance of a drawn game: by the first goal of overtime, else by shots that are even. */
function overtimeChance({ home, away }: Rates): number {
  const scoreless = Math.exp(-(home + away) * OVERTIME_SHARE);
  return ((1 - scoreless) * home) / (home + away) + scoreless / 2;
}

/** Winner with overtime, from the margin of regulation and the rates of a whole game. */
export function winnerWithOvertime(typeId: number, margin: Count, rates: Rates): Quote | null {
  const [home, away] = [margin.above(0), margin.below(0)];
  const drawn = 1 - home - away;
  const share = overtimeChance(rates);
  return quote(typeId, [
    ['1', home + drawn * share],
    ['2', away + drawn * (1 - share)],
  ]);
}

interface PeriodIds {
  code: string;
  winner: number;
  total: number;
  handicap: number;
}

function periodQuotes(play: Stretch, ids: PeriodIds): (Quote | null)[] {
  return [
    winner3(ids.winner, play.margin, ids.code),
    total(ids.total, play.total, balancedLine(play.total), ids.code),
    handicap(ids.handicap, play.margin, handicapLine(play.margin), { until: ids.code }),
    ids.code === '1' ? oddEven(72, play.sum, 0, ids.code) : null,
  ];
}

/** Pre-match markets of an ice-hockey fixture. */
export function hockeyPrematch(fixture: SimulatedFixture): Quote[][] {
  const [play, period] = [part(fixture, 1), part(fixture, 1 / 3)];
  const rates = hockeyRates(fixture);
  const start = play.margin.mean >= 0 ? -100 : 100;
  return [
    [
      winner3(1, play.margin),
      winnerWithOvertime(226, play.margin, rates),
      winnerWithOvertime(900163, play.margin, rates),
      doubleChance(play.margin),
      winner2(900001, play.margin),
    ],
    linesAround(balancedLine(play.total), 1, 100).map((line) => total(2, play.total, line)),
    [
      ...linesAround(handicapLine(play.margin), 1, 100).map((line) =>
        handicap(3, play.margin, line),
      ),
      europeanHandicap(play.margin, start),
    ],
    periodQuotes(period, { code: '1', winner: 41, total: 21, handicap: 64 }),
    periodQuotes(period, { code: '2', winner: 42, total: 45, handicap: 65 }),
    periodQuotes(period, { code: '3', winner: 43, total: 46, handicap: 66 }),
    [
      yesNo(17, play.homeCount.above(0) * play.awayCount.above(0)),
      oddEven(5, play.sum),
      total(101, play.homeCount, balancedLine(play.homeCount)),
      total(102, play.awayCount, balancedLine(play.awayCount)),
      firstToScore(rates.home, rates.away),
    ],
  ].map(offered);
}
