import { balancedLine } from '../distribution.ts';
import {
  handicap,
  handicapLine,
  halfLine,
  linesAround,
  total,
  winner2,
  winner3,
} from '../markets.ts';
import type { SimulatedFixture } from '../model.ts';
import { offered, type Quote, quote } from '../pricing.ts';
import { attacksIn, pointsPerAttack, quarterMinutes, REGULATION } from './game.ts';
import { type Outlook, outlookOf, overtimeOutlook, withOvertime } from './outlook.ts';
import { QUARTERS } from './quarters.ts';

/** Odd and even of a sum of points. */
export function evenOdds(typeId: number, { odd }: Outlook, until?: string): Quote | null {
  return quote(
    typeId,
    [
      ['Odd', odd],
      ['Even', 1 - odd],
    ],
    { until },
  );
}

function quartersOf(fixture: SimulatedFixture, count: number): Outlook {
  const attacks = count * attacksIn(quarterMinutes(fixture));
  return outlookOf(pointsPerAttack(fixture), { home: attacks, away: attacks });
}

function quarterQuotes(play: Outlook, code: string): (Quote | null)[] {
  const ids = QUARTERS[code];
  if (!ids) return [];
  return [
    winner2(ids.winner, play.margin, code),
    ...linesAround(halfLine(play.total.mean), 1, 200).map((line) =>
      total(ids.total, play.total, line, code),
    ),
    handicap(ids.handicap, play.margin, handicapLine(play.margin), { until: code }),
    code === '1' ? evenOdds(72, play, code) : null,
    code === '1' ? winner3(41, play.margin, code) : null,
  ];
}

function halfQuotes(play: Outlook): (Quote | null)[] {
  const [line, level] = [halfLine(play.total.mean), handicapLine(play.margin)];
  return [
    winner3(282, play.margin, '2'),
    winner3(284, play.margin, '4'),
    total(77, play.total, line, '2'),
    handicap(53, play.margin, level, { until: '2' }),
    total(900039, play.total, line, '4'),
    handicap(900038, play.margin, level, { until: '4' }),
  ];
}

/** Pre-match markets of a basketball fixture: winner, handicap and total count overtime. */
export function basketballPrematch(fixture: SimulatedFixture): Quote[][] {
  const [quarter, half] = [quartersOf(fixture, 1), quartersOf(fixture, 2)];
  const play = withOvertime(quartersOf(fixture, 4), overtimeOutlook(pointsPerAttack(fixture)));
  return [
    [winner2(226, play.margin), evenOdds(51, play)],
    linesAround(balancedLine(play.total), 2, 300).map((line) => total(28, play.total, line)),
    linesAround(handicapLine(play.margin), 2, 200).map((line) => handicap(342, play.margin, line)),
    ...REGULATION.map((code) => quarterQuotes(quarter, code)),
    halfQuotes(half),
    [
      total(221, play.home, halfLine(play.home.mean)),
      total(220, play.away, halfLine(play.away.mean)),
    ],
  ].map(offered);
}
