import { outcomesOf } from '#rules/markets/market-types.ts';
import type { Outlook } from '#rules/outlook.ts';
import { setsToCome, volleyballFurther } from './further.ts';
import { matchPoints } from './match-points.ts';
import { halfLine, handicap, linesAround, total, winner2 } from '../markets.ts';
import type { Mark, SimulatedFixture, SportModel } from '../model.ts';
import { offered, type Quote, quote, steady } from '../pricing.ts';
import { seriesChances, seriesCounts } from '../series.ts';
import {
  playVolleyball,
  pointsOf,
  rallyChance,
  serverOf,
  type SetPlayed,
  setsWon,
  targetOf,
  volleyballScores,
} from './game.ts';
import { setChances } from './set-chances.ts';
import { SETS, setQuotes, twoWay, winsOf } from './sets.ts';

const START = { home: 0, away: 0 };
/** Sets that every match has: one more for each that the loser wins. */
const MIN_SETS = 3;

/** Home handicap of a set and a half for the favourite. */
function favouriteLine(win: number): number {
  return win >= 0.5 ? -150 : 150;
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
    total(ids.total, now.total, halfLine(now.total.mean), set.code),
    handicap(ids.handicap, now.margin, -halfLine(now.margin.mean), { until: set.code }),
  ]);
}

/** What joint prices are made of: a chance of each rally that neither score nor set moves. */
function outlookOf(fixture: SimulatedFixture): Outlook {
  const race = rallyChance(fixture);
  const set = (code: string) => ({ race, to: targetOf(code), wins: MIN_SETS });
  return { '1': set('1'), '5': set('5') };
}

/** Volleyball: rally by rally, best of five sets. */
export const volleyball: SportModel = {
  prematch,
  further: volleyballFurther,
  outlook: outlookOf,
  play(fixture) {
    const sets = playVolleyball(fixture);
    const rally = rallyChance(fixture);
    const wins = winsOf(rally);
    const endsAt = sets.at(-1)?.endsAt ?? fixture.startsAt;
    const all = new Set(
      sets.flatMap((set) => [set.startsAt, ...set.rallies.map((rally) => rally.at)]),
    );
    /** What is offered of the sets after the one that is played, or is next, as far as they are certain to be played. */
    const later = new Map<string, Quote[]>();
    function laterAt(at: number): Quote[] {
      const won = setsWon(sets, at);
      const [from, to] = [won.home + won.away + 2, MIN_SETS + Math.min(won.home, won.away)];
      const key = `${from} ${to}`;
      const known = later.get(key) ?? steady(setsToCome(rally, from, to));
      later.set(key, known);
      return known;
    }
    function markAt(at: number): Mark {
      const over = at >= endsAt;
      const set = sets.find((entry) => at >= entry.startsAt && at < entry.endsAt);
      const ended = sets.filter((entry) => entry.endsAt <= at).map((entry) => entry.code);
      const clock = set
        ? { period: set.code, minute: null, startedAt: set.startsAt, server: serverOf(set, at) }
        : { period: '80', minute: null };
      return {
        at,
        status: over ? 3 : 2,
        clock: over ? null : clock,
        scores: volleyballScores(sets, at),
        finished: over ? [...ended, '100'] : ended,
        suspended: false,
        quotes: () => (over ? [] : [...inPlay(sets, at, rally, wins), ...laterAt(at)]),
        ...(!over && { outlook: () => outlookOf(fixture) }),
      };
    }
    return { instants: [...all].sort((left, right) => left - right), markAt };
  },
};
