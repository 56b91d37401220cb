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
import type { Drift, QuoteGroup, SimulatedFixture } from '../model.ts';
import { offered, type Quote, quote } from '../pricing.ts';
import { attacksIn, pointsPerAttack, quarterMinutes } from './game.ts';
import { levelChance, type Outlook, outlookOf, overtimeOutlook, withOvertime } from './outlook.ts';
import { QUARTERS } from './quarters.ts';

/** Odd and even of a sum of so many points that only a tilt tells them apart. */
export function evenOdds(typeId: number, tilt: number, until?: string): Quote | null {
  return quote(
    typeId,
    [
      ['Odd', 0.5 + tilt],
      ['Even', 0.5 - tilt],
    ],
    { until },
  );
}

function quartersOf(fixture: SimulatedFixture, count: number, drift?: Drift): Outlook {
  const attacks = count * attacksIn(quarterMinutes(fixture));
  return outlookOf(pointsPerAttack(fixture, drift), { home: attacks, away: attacks });
}

function wholeGame(fixture: SimulatedFixture, drift?: Drift): Outlook {
  const overtime = overtimeOutlook(pointsPerAttack(fixture, drift));
  return withOvertime(quartersOf(fixture, 4, drift), overtime);
}

function quarterGroup(fixture: SimulatedFixture, code: string): QuoteGroup {
  const ids = QUARTERS[code];
  const base = quartersOf(fixture, 1);
  const [line, level] = [halfLine(base.total.mean), handicapLine(base.margin)];
  return (drift) => {
    if (!ids) return [];
    const play = quartersOf(fixture, 1, drift);
    return offered([
      winner2(ids.winner, play.margin, code),
      ...linesAround(line, 1, 200).map((at) => total(ids.total, play.total, at, code)),
      handicap(ids.handicap, play.margin, level, { until: code }),
      code === '1' ? evenOdds(72, drift.balance / 4, code) : null,
      code === '1' ? winner3(41, play.margin, code) : null,
    ]);
  };
}

function halfGroup(fixture: SimulatedFixture): QuoteGroup {
  const base = quartersOf(fixture, 2);
  const [line, level] = [halfLine(base.total.mean), handicapLine(base.margin)];
  return (drift) => {
    const play = quartersOf(fixture, 2, drift);
    return offered([
      winner3(282, play.margin, '2'),
      winner3(284, play.margin, '4'),
      total(77, play.total, line, '2'),
      handicap(53, play.margin, level, { until: '2' }),
      total(900039, play.total, line, '4'),
      handicap(900038, play.margin, level, { until: '4' }),
    ]);
  };
}

/** A level game is played on, so an even margin is a little rarer, and with it an even total. */
function oddTilt(fixture: SimulatedFixture): number {
  return levelChance(quartersOf(fixture, 4).margin) / 4;
}

/** Pre-match markets of a basketball fixture: winner, handicap and total count overtime. */
export function basketballPrematch(fixture: SimulatedFixture): QuoteGroup[] {
  const base = wholeGame(fixture);
  const totals = linesAround(balancedLine(base.total), 2, 300);
  const margins = linesAround(handicapLine(base.margin), 2, 200);
  const [homeLine, awayLine] = [halfLine(base.home.mean), halfLine(base.away.mean)];
  const tilt = oddTilt(fixture);
  const at = (drift: Drift) => wholeGame(fixture, drift);
  return [
    (drift) => offered([winner2(226, at(drift).margin), evenOdds(51, tilt + drift.balance / 4)]),
    (drift) => {
      const play = at(drift);
      return offered(totals.map((line) => total(28, play.total, line)));
    },
    (drift) => {
      const play = at(drift);
      return offered(margins.map((line) => handicap(342, play.margin, line)));
    },
    quarterGroup(fixture, '1'),
    quarterGroup(fixture, '2'),
    quarterGroup(fixture, '3'),
    quarterGroup(fixture, '4'),
    halfGroup(fixture),
    (drift) => {
      const play = at(drift);
      return offered([total(221, play.home, homeLine), total(220, play.away, awayLine)]);
    },
  ];
}
