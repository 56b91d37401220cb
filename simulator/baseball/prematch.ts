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
import type { Drift, QuoteGroup, SimulatedFixture } from '../model.ts';
import { offered } from '../pricing.ts';
import { runRates } from './game.ts';
import { innings } from './outlook.ts';

/** Pre-match markets of a baseball fixture; those of the whole game count its extra innings. */
export function baseballPrematch(fixture: SimulatedFixture): QuoteGroup[] {
  const at = (count: number | 'all', drift?: Drift) => innings(runRates(fixture, drift), count);
  const [base, five, one] = [at('all'), at(5), at(1)];
  const totals = linesAround(balancedLine(base.total), 2, 100);
  const margins = linesAround(handicapLine(base.margin), 1, 100);
  const [homeLine, awayLine] = [halfLine(base.homeCount.mean), halfLine(base.awayCount.mean)];
  const [fiveLine, fiveMargin] = [balancedLine(five.total), handicapLine(five.margin)];
  const level = one.margin.mean >= 0 ? -50 : 50;
  return [
    (drift) => {
      const play = at('all', drift);
      return offered([winner2(226, play.margin), oddEven(51, play.sum)]);
    },
    (drift) => {
      const play = at('all', drift);
      return offered(totals.map((line) => total(28, play.total, line)));
    },
    (drift) => {
      const play = at('all', drift);
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
      const play = at('all', drift);
      return offered([total(221, play.homeCount, homeLine), total(220, play.awayCount, awayLine)]);
    },
  ];
}
