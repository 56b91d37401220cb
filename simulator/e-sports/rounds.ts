// Titles whose maps are won by rounds: who has thirteen, two more than the other.
import type { Outlook } from '#rules/outlook.ts';
import { byRules } from '../by-rules.ts';
import { halfLine, handicap, total } from '../markets.ts';
import { edge, SECOND, type SimulatedFixture, type SportModel } from '../model.ts';
import { offered, type Quote } from '../pricing.ts';
import type { Random } from '../random.ts';
import { pointsOf, type Rally } from '../volleyball/game.ts';
import { type SetChances, setChances } from '../volleyball/set-chances.ts';
import { SETS } from '../volleyball/sets.ts';
import {
  certainMaps,
  type MapPlayed,
  neededOf,
  seriesFurther,
  seriesPrematch,
} from './series-markets.ts';
import { playSeries, seriesTimeline } from './series-timeline.ts';

const TARGET = 13;
const START = { home: 0, away: 0 };
/** Odd or even, and rounds of either side: of a map that has not begun. */
const FURTHER: Readonly<Record<string, readonly number[]>> = {
  '1': [72, 153, 155],
  '2': [73, 154, 156],
  '3': [74, 223, 222],
};

interface RoundsPlayed extends MapPlayed {
  rallies: Rally[];
}

/** Home side's chance to win one round. */
function roundChance(fixture: SimulatedFixture): number {
  return Math.min(0.58, Math.max(0.42, 0.5 + 0.15 * edge(fixture)));
}

function playMap(chance: number, code: string, startsAt: number, random: Random): RoundsPlayed {
  const score = { ...START };
  const rallies: Rally[] = [];
  let at = startsAt;
  while (Math.max(score.home, score.away) < TARGET || Math.abs(score.home - score.away) < 2) {
    at += Math.round(random.between(65, 125) * SECOND);
    const side = random.next() < chance ? 'home' : 'away';
    score[side]++;
    rallies.push({ at, side });
  }
  const winner = score.home > score.away ? 'home' : 'away';
  return { code, startsAt, endsAt: at, rallies, winner };
}

/** Total and handicap of a map's rounds. */
function roundQuotes({ total: count, margin }: SetChances, code: string): (Quote | null)[] {
  const ids = SETS[code];
  if (!ids) return [];
  return [
    total(ids.total, count, halfLine(count.mean), code),
    handicap(ids.handicap, margin, -halfLine(margin.mean), { until: code }),
  ];
}

/** A map that has not begun. */
function mapQuotes(chance: number, code: string): (Quote | null)[] {
  const map = setChances(chance, START, TARGET);
  const all = map.results.map(({ home, away, chance: share }) => {
    return { score: { home, away }, chance: share };
  });
  const further = FURTHER[code] ?? [];
  return [
    ...roundQuotes(map, code),
    ...further.flatMap((id) => byRules(id, 'e-sports', all, { until: code })),
  ];
}

/** A round's chance, which neither score nor map moves. */
function outlookOf(fixture: SimulatedFixture): Outlook {
  return { '1': { race: roundChance(fixture), to: TARGET, wins: neededOf(fixture) } };
}

function winOf(fixture: SimulatedFixture): number {
  return setChances(roundChance(fixture), START, TARGET).win;
}

/** CS2 and Valorant: round by round. */
export const rounds = {
  prematch: (fixture) => seriesPrematch(fixture, winOf(fixture)),
  further: (fixture) => [
    seriesFurther(fixture, winOf(fixture)),
    ...certainMaps(fixture).map((code) => offered(mapQuotes(roundChance(fixture), code))),
  ],
  outlook: outlookOf,
  play(fixture) {
    const chance = roundChance(fixture);
    const chancesAt = (map: RoundsPlayed, at: number) =>
      setChances(chance, pointsOf(map, at), TARGET);
    return seriesTimeline<RoundsPlayed>({
      fixture,
      maps: playSeries(fixture, (...map) => playMap(chance, ...map)),
      instantsOf: ({ startsAt, rallies }) => [startsAt, ...rallies.map(({ at }) => at)],
      scoreOf: pointsOf,
      chanceOf: (map, at) => chancesAt(map, at).win,
      later: winOf(fixture),
      running: (map, at) => offered(roundQuotes(chancesAt(map, at), map.code)),
      toCome: (code) => mapQuotes(chance, code),
      outlookAt: () => outlookOf(fixture),
    });
  },
} satisfies SportModel;
