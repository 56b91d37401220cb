import { halfLine, handicap, total } from '../markets.ts';
import { type Quote, quote } from '../pricing.ts';
import { targetOf } from './game.ts';
import { type SetChances, setChances } from './set-chances.ts';

/** Market types of the single sets. */
export const SETS: Readonly<Record<string, { winner: number; total: number; handicap: number }>> = {
  '1': { winner: 202, total: 21, handicap: 64 },
  '2': { winner: 203, total: 45, handicap: 65 },
  '3': { winner: 204, total: 46, handicap: 66 },
  '4': { winner: 205, total: 47, handicap: 67 },
  '5': { winner: 206, total: 48, handicap: 68 },
};
const START = { home: 0, away: 0 };

/** Home or away, by the home side's chance. */
export function twoWay(typeId: number, home: number, until?: string): Quote | null {
  return quote(
    typeId,
    [
      ['1', home],
      ['2', 1 - home],
    ],
    { until },
  );
}

function setLine(chances: SetChances): number {
  const line = -halfLine(chances.margin.mean);
  return line === 0 ? -50 : line;
}

/** Markets on one set that has not begun. */
export function setQuotes(play: SetChances, code: string): (Quote | null)[] {
  const ids = SETS[code];
  return [
    ids ? twoWay(ids.winner, play.win, code) : null,
    ids ? total(ids.total, play.total, halfLine(play.total.mean), code) : null,
    ids ? handicap(ids.handicap, play.margin, setLine(play), { until: code }) : null,
    code === '1'
      ? quote(
          72,
          [
            ['Odd', play.odd],
            ['Even', 1 - play.odd],
          ],
          { until: code },
        )
      : null,
  ];
}

/** The home side's chance in each set from its start; the fifth is short. */
export function winsOf(rally: number): number[] {
  return ['1', '2', '3', '4', '5'].map((code) => setChances(rally, START, targetOf(code)).win);
}
