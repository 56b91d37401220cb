import { outcomesOf } from '#rules/markets/market-types.ts';
import { matchPoints } from './match-points.ts';
import { halfLine, handicap, linesAround, total, winner2 } from '../markets.ts';
import type { Mark, SimulatedFixture, SportModel } from '../model.ts';
import { offered, type Quote, quote } from '../pricing.ts';
import { seriesChances, seriesCounts } from '../series.ts';
import {
  playVolleyball,
  pointsOf,
  rallyChance,
  type SetPlayed,
  setsWon,
  targetOf,
  volleyballScores,
} from './game.ts';
import { type SetChances, setChances } from './set-chances.ts';

const SETS: Record<string, { winner: number; total?: number; handicap?: number }> = {
  '1': { winner: 202, total: 21, handicap: 64 },
  '2': { winner: 203, total: 45, handicap: 65 },
  '3': { winner: 204, total: 46, handicap: 66 },
  '4': { winner: 205, total: 47, handicap: 67 },
  '5': { winner: 206 },
};
const START = { home: 0, away: 0 };

function twoWay(typeId: number, home: number, until?: string): Quote | null {
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

/** Home handicap of a set and a half for the favourite. */
function favouriteLine(win: number): number {
  return win >= 0.5 ? -150 : 150;
}

function setQuotes(play: SetChances, code: string): (Quote | null)[] {
  const ids = SETS[code];
  return [
    ids ? twoWay(ids.winner, play.win, code) : null,
    ids?.total ? total(ids.total, play.total, halfLine(play.total.mean), code) : null,
    ids?.handicap ? handicap(ids.handicap, play.margin, setLine(play), { until: code }) : null,
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
function winsOf(rally: number): number[] {
  return ['1', '2', '3', '4', '5'].map((code) => setChances(rally, START, targetOf(code)).win);
}

function prematch(fixture: SimulatedFixture): Quote[][] {
  const rally = rallyChance(fixture);
  const set = setChances(rally, START, targetOf('1'));
  const wins = winsOf(rally);
  const results = seriesChances(3, START, (part) => wins[part] ?? 0);
  const { margin, total: sets } = seriesCounts(results, 3);
  const line = favouriteLine(set.win);
  const points = matchPoints(rally);
  return [
    [winner2(52, margin)],
    linesAround(line, 1, 100).map((each) => handicap(3, margin, each)),
    [...[350, 450].map((each) => total(2, sets, each)), total(165, sets, 350)],
    [handicap(866, margin, line), handicap(866, margin, -line)],
    [
      quote(
        6,
        outcomesOf(6, 'volleyball').map((name) => [name, results.get(name) ?? 0] as const),
        { book: 1.09 },
      ),
    ],
    setQuotes(set, '1'),
    setQuotes(set, '2'),
    setQuotes(set, '3'),
    [
      total(900138, points.total, halfLine(points.total.mean)),
      handicap(1558, points.margin, -halfLine(points.margin.mean)),
    ],
  ].map(offered);
}

function inPlay(
  sets: readonly SetPlayed[],
  at: number,
  rally: number,
  wins: readonly number[],
): Quote[] {
  const set = sets.find((entry) => at < entry.endsAt);
  const ids = set && SETS[set.code];
  if (!set || !ids) return [];
  const now = setChances(rally, pointsOf(set, at), targetOf(set.code));
  const won = setsWon(sets, at);
  const running = won.home + won.away;
  const results = seriesChances(3, won, (part) => (part === running ? now.win : (wins[part] ?? 0)));
  const { margin, total: count } = seriesCounts(results, 3);
  return offered([
    winner2(52, margin),
    ...[-250, -150, 150, 250].map((line) => handicap(3, margin, line)),
    ...[350, 450].map((line) => total(2, count, line)),
    twoWay(ids.winner, now.win, set.code),
    ids.total ? total(ids.total, now.total, halfLine(now.total.mean), set.code) : null,
    ids.handicap
      ? handicap(ids.handicap, now.margin, -halfLine(now.margin.mean), { until: set.code })
      : null,
  ]);
}

/** Volleyball: rally by rally, best of five sets. */
export const volleyball: SportModel = {
  prematch,
  play(fixture) {
    const sets = playVolleyball(fixture);
    const rally = rallyChance(fixture);
    const wins = winsOf(rally);
    const endsAt = sets.at(-1)?.endsAt ?? fixture.startsAt;
    const all = new Set(
      sets.flatMap((set) => [set.startsAt, ...set.rallies.map((rally) => rally.at)]),
    );
    function markAt(at: number): Mark {
      const over = at >= endsAt;
      const set = sets.find((entry) => at >= entry.startsAt && at < entry.endsAt);
      const ended = sets.filter((entry) => entry.endsAt <= at).map((entry) => entry.code);
      const clock = set
        ? { period: set.code, minute: null, startedAt: set.startsAt }
        : { period: '80', minute: null };
      return {
        at,
        status: over ? 3 : 2,
        clock: over ? null : clock,
        scores: volleyballScores(sets, at),
        finished: over ? [...ended, '100'] : ended,
        suspended: false,
        quotes: () => (over ? [] : inPlay(sets, at, rally, wins)),
      };
    }
    return { instants: [...all].sort((left, right) => left - right), markAt };
  },
};
