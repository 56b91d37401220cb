import { outcomesOf } from '#rules/markets/market-types.ts';
import { normalCount } from '../distribution.ts';
import { halfLine, handicap, linesAround, total, winner2 } from '../markets.ts';
import type { Drift, Mark, QuoteGroup, SimulatedFixture, SportModel } from '../model.ts';
import { offered, type Quote, quote } from '../pricing.ts';
import { noiseBase, smoothNoise } from '../random.ts';
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
const NOISE_STEP = 60_000;
const NOISE = 0.004;

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

function setGroup(fixture: SimulatedFixture, code: string): QuoteGroup {
  const ids = SETS[code];
  const base = setChances(rallyChance(fixture), START, targetOf(code));
  const [line, level] = [halfLine(base.total.mean), setLine(base)];
  return (drift) => {
    const play = setChances(rallyChance(fixture, drift), START, targetOf(code));
    return offered([
      ids ? twoWay(ids.winner, play.win, code) : null,
      ids?.total ? total(ids.total, play.total, line, code) : null,
      ids?.handicap ? handicap(ids.handicap, play.margin, level, { until: code }) : null,
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
    ]);
  };
}

/** Points of a whole match, about normal: sets times the points of a set. */
function matchPoints(
  play: SetChances,
  sets: number,
): { total: ReturnType<typeof normalCount>; margin: ReturnType<typeof normalCount> } {
  return {
    total: normalCount(play.total.mean * sets, 22),
    margin: normalCount(play.margin.mean * sets, 11),
  };
}

function prematch(fixture: SimulatedFixture): QuoteGroup[] {
  const of = (drift?: Drift) => {
    const set = setChances(rallyChance(fixture, drift), START, 25);
    const results = seriesChances(3, START, set.win, set.win);
    return { set, results, ...seriesCounts(results, 3) };
  };
  const base = of();
  const line = favouriteLine(base.set.win);
  const points = matchPoints(base.set, base.total.mean);
  const [pointLine, pointLevel] = [halfLine(points.total.mean), -halfLine(points.margin.mean)];
  return [
    (drift) => offered([winner2(52, of(drift).margin)]),
    (drift) => {
      const { margin } = of(drift);
      return offered(linesAround(line, 1, 100).map((at) => handicap(3, margin, at)));
    },
    (drift) => {
      const { total: sets } = of(drift);
      return offered([...[350, 450].map((at) => total(2, sets, at)), total(165, sets, 350)]);
    },
    (drift) => {
      const { margin } = of(drift);
      return offered([handicap(866, margin, line), handicap(866, margin, -line)]);
    },
    (drift) => {
      const { results } = of(drift);
      const list = outcomesOf(6, 'volleyball').map(
        (name) => [name, results.get(name) ?? 0] as const,
      );
      return offered([quote(6, list, { book: 1.09 })]);
    },
    setGroup(fixture, '1'),
    setGroup(fixture, '2'),
    setGroup(fixture, '3'),
    (drift) => {
      const now = of(drift);
      const played = matchPoints(now.set, now.total.mean);
      return offered([
        total(900138, played.total, pointLine),
        handicap(1558, played.margin, pointLevel),
      ]);
    },
  ];
}

function inPlay(sets: readonly SetPlayed[], at: number, chance: number, calm: number): Quote[] {
  const set = sets.find((entry) => at < entry.endsAt);
  const ids = set && SETS[set.code];
  if (!set || !ids) return [];
  const points = pointsOf(set, at);
  const now = setChances(chance, points, targetOf(set.code));
  const plain = setChances(calm, points, targetOf(set.code));
  const later = setChances(chance, START, 25).win;
  const { margin, total: count } = seriesCounts(
    seriesChances(3, setsWon(sets, at), now.win, later),
    3,
  );
  return offered([
    winner2(52, margin),
    ...[-250, -150, 150, 250].map((line) => handicap(3, margin, line)),
    ...[350, 450].map((line) => total(2, count, line)),
    twoWay(ids.winner, now.win, set.code),
    ids.total ? total(ids.total, now.total, halfLine(plain.total.mean), set.code) : null,
    ids.handicap
      ? handicap(ids.handicap, now.margin, -halfLine(plain.margin.mean), { until: set.code })
      : null,
  ]);
}

/** Volleyball: rally by rally, best of five sets. */
export const volleyball: SportModel = {
  prematch,
  play(fixture) {
    const sets = playVolleyball(fixture);
    const calm = rallyChance(fixture);
    const noise = noiseBase(`${fixture.key}/noise`);
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
        quotes: () =>
          over ? [] : inPlay(sets, at, calm + NOISE * smoothNoise(noise, at / NOISE_STEP), calm),
      };
    }
    return { instants: [...all].sort((left, right) => left - right), markAt };
  },
};
