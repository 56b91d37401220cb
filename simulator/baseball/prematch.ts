import { balancedLine } from '../distribution.ts';
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
import type { SimulatedFixture } from '../model.ts';
import { offered, type Quote } from '../pricing.ts';
import { runRates } from './game.ts';
import { innings } from './outlook.ts';

/** Pre-match markets of a baseball fixture; those of the whole game count its extra innings. */
export function baseballPrematch(fixture: SimulatedFixture): Quote[][] {
  const rates = runRates(fixture);
  const [play, five, one] = [innings(rates, 'all'), innings(rates, 5), innings(rates, 1)];
  const level = one.margin.mean >= 0 ? -50 : 50;
  return [
    [winner2(226, play.margin), oddEven(51, play.sum)],
    linesAround(balancedLine(play.total), 2, 100).map((line) => total(28, play.total, line)),
    linesAround(handicapLine(play.margin), 1, 100).map((line) => handicap(342, play.margin, line)),
    [
      winner2(1618, five.margin, '5'),
      winner3(235, five.margin, '5'),
      ...linesAround(balancedLine(five.total), 1, 100).map((line) =>
        total(236, five.total, line, '5'),
      ),
      handicap(281, five.margin, handicapLine(five.margin), { until: '5' }),
    ],
    [
      winner3(41, one.margin, '1'),
      winner2(202, one.margin, '1'),
      total(21, one.total, 50, '1'),
      handicap(64, one.margin, level, { until: '1' }),
      oddEven(72, one.sum, 0, '1'),
    ],
    [
      total(221, play.homeCount, halfLine(play.homeCount.mean)),
      total(220, play.awayCount, halfLine(play.awayCount.mean)),
    ],
  ].map(offered);
}
