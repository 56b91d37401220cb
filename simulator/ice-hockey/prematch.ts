import { balancedLine } from '../distribution.ts';
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
import type { Drift, QuoteGroup, SimulatedFixture } from '../model.ts';
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
export function hockeyRates(fixture: SimulatedFixture, drift?: Drift): Rates {
  return scoringRates(fixture, { homeAdvantage: 0.05, edge: 0.6 }, drift);
}

function part(fixture: SimulatedFixture, share: number, drift?: Drift): Stretch {
  const { home, away } = hockeyRates(fixture, drift);
  return poissonStretch(home * share, away * share, SIZE);
}

/** Winner with overtime: a drawn game is decided by the next goal, or by shots that are even. */
export function winnerWithOvertime(
  typeId: number,
  home: number,
  away: number,
  share: number,
): Quote | null {
  const drawn = 1 - home - away;
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

function periodGroup(fixture: SimulatedFixture, ids: PeriodIds): QuoteGroup {
  const base = part(fixture, 1 / 3);
  const line = balancedLine(base.total);
  const level = handicapLine(base.margin);
  return (drift) => {
    const play = part(fixture, 1 / 3, drift);
    return offered([
      winner3(ids.winner, play.margin, ids.code),
      total(ids.total, play.total, line, ids.code),
      handicap(ids.handicap, play.margin, level, { until: ids.code }),
      ids.code === '1' ? oddEven(72, play.sum, 0, ids.code) : null,
    ]);
  };
}

/** Pre-match markets of an ice-hockey fixture. */
export function hockeyPrematch(fixture: SimulatedFixture): QuoteGroup[] {
  const base = part(fixture, 1);
  const totals = linesAround(balancedLine(base.total), 1, 100);
  const margins = linesAround(handicapLine(base.margin), 1, 100);
  const [homeLine, awayLine] = [balancedLine(base.homeCount), balancedLine(base.awayCount)];
  const start = base.margin.mean >= 0 ? -100 : 100;
  return [
    (drift) => {
      const play = part(fixture, 1, drift);
      const rates = hockeyRates(fixture, drift);
      const [home, away] = [play.margin.above(0), play.margin.below(0)];
      return offered([
        winner3(1, play.margin),
        winnerWithOvertime(226, home, away, rates.home / (rates.home + rates.away)),
        winnerWithOvertime(900163, home, away, rates.home / (rates.home + rates.away)),
        doubleChance(play.margin),
        winner2(900001, play.margin),
      ]);
    },
    (drift) => {
      const play = part(fixture, 1, drift);
      return offered(totals.map((line) => total(2, play.total, line)));
    },
    (drift) => {
      const play = part(fixture, 1, drift);
      return offered([
        ...margins.map((line) => handicap(3, play.margin, line)),
        europeanHandicap(play.margin, start),
      ]);
    },
    periodGroup(fixture, { code: '1', winner: 41, total: 21, handicap: 64 }),
    periodGroup(fixture, { code: '2', winner: 42, total: 45, handicap: 65 }),
    periodGroup(fixture, { code: '3', winner: 43, total: 46, handicap: 66 }),
    (drift) => {
      const play = part(fixture, 1, drift);
      const rates = hockeyRates(fixture, drift);
      return offered([
        yesNo(17, play.homeCount.above(0) * play.awayCount.above(0)),
        oddEven(5, play.sum),
        total(101, play.homeCount, homeLine),
        total(102, play.awayCount, awayLine),
        firstToScore(rates.home, rates.away),
      ]);
    },
  ];
}
