// Titles whose maps are won by kills and what is taken: League of Legends.
import type { MatchCounts } from '#rules/match-facts.ts';
import { type Outlook, shortened } from '#rules/outlook.ts';
import type { Score, Scores } from '#rules/scores.ts';
import { SECOND, type SimulatedFixture, type SportModel } from '../model.ts';
import { offered, steady } from '../pricing.ts';
import type { Random } from '../random.ts';
import { setsWon } from '../volleyball/game.ts';
import { countMarkets } from './count-markets.ts';
import {
  chanceIn,
  isAtMost,
  type Kind,
  KINDS,
  leadOf,
  mapChance,
  type MapState,
  shareOf,
  STEPS,
  UNPLAYED,
  UNSEEN_STEP,
} from './map-counts.ts';
import {
  certainMaps,
  type MapPlayed,
  neededOf,
  seriesFurther,
  seriesPrematch,
} from './series-markets.ts';
import { playSeries, seriesTimeline } from './series-timeline.ts';

const SIDES = ['home', 'away'] as const;
const NIL: Score = { home: 0, away: 0 };

interface CountedMap extends MapPlayed {
  /** How it stood from its start on, step by step. */
  course: readonly (MapState & { at: number })[];
}

/** The same counts where a step brings nothing. */
function countsAfter(
  fixture: SimulatedFixture,
  before: MapState['count'],
  step: number,
  random: Random,
): MapState['count'] {
  let counts = before;
  for (const kind of KINDS) {
    for (const side of SIDES) {
      const isOneMore = random.next() < chanceIn(kind, step, shareOf(fixture, side));
      if (!isOneMore || isAtMost(kind, counts[kind][side])) continue;
      counts = { ...counts, [kind]: { ...counts[kind], [side]: counts[kind][side] + 1 } };
    }
  }
  return counts;
}

/** A map of as many steps as any, each of which takes as long as in this one: how long it is tells nothing of how it ends. */
function playMap(
  fixture: SimulatedFixture,
  code: string,
  startsAt: number,
  random: Random,
): CountedMap {
  const length = Math.round(random.between(12.5, 19) * SECOND);
  const course = [{ ...UNPLAYED, at: startsAt }];
  let last: MapState & { at: number } = { ...UNPLAYED, at: startsAt };
  for (let step = 1; step <= STEPS; step++) {
    const off = step === STEPS ? 0 : Math.round(random.between(-4, 4) * SECOND);
    last = {
      at: startsAt + step * length + off,
      step,
      count: countsAfter(fixture, last.count, step, random),
      unseen: last.unseen + UNSEEN_STEP * random.normal(),
    };
    course.push(last);
  }
  return { code, startsAt, endsAt: last.at, winner: leadOf(last) > 0 ? 'home' : 'away', course };
}

function stateAt({ course }: CountedMap, at: number): MapState {
  return course.findLast((entry) => entry.at <= at) ?? UNPLAYED;
}

/** What is counted of each kind until an instant, by map, with the running total. */
function countsOf(maps: readonly CountedMap[], at: number): MatchCounts {
  const begun = maps.filter(({ startsAt }) => startsAt <= at);
  const isOver = at >= (maps.at(-1)?.endsAt ?? at);
  const byMap = (kind: Kind): Scores => {
    const scores: Scores = {};
    const live = { ...NIL };
    for (const map of begun) {
      const score = stateAt(map, at).count[kind];
      scores[map.code] = score;
      live.home += score.home;
      live.away += score.away;
    }
    return { ...scores, live, ...(isOver && { '100': live }) };
  };
  return Object.fromEntries(KINDS.map((kind) => [kind, byMap(kind)]));
}

/** Remembers what has been counted by the instant since which it has been so. */
function countsBySteps(maps: readonly CountedMap[]): (at: number) => MatchCounts {
  const changes = maps.flatMap(({ course, endsAt }) => [
    ...course.filter(({ count }, at) => count !== course[at - 1]?.count).map(({ at }) => at),
    endsAt,
  ]);
  const known = new Map<number, MatchCounts>();
  return (at) => {
    const since = changes.findLast((change) => change <= at) ?? at;
    const counts = known.get(since) ?? countsOf(maps, since);
    known.set(since, counts);
    return counts;
  };
}

/** A chance for each map, of the one under way or next as it stands. */
function outlookOf(
  fixture: SimulatedFixture,
  later: number,
  now?: { code: string; chance: number },
): Outlook {
  const race = (chance: number) => ({ race: chance, to: 1, wins: neededOf(fixture) });
  if (!now) return { '1': race(later) };
  return shortened({
    '1': race(later),
    [now.code]: race(now.chance),
    [String(Number(now.code) + 1)]: race(later),
  });
}

/** The map's score is 1:0 for its winner; kills, towers, dragons and barons are counted beside it. */
export const objectives = {
  prematch: (fixture) => seriesPrematch(fixture, mapChance(fixture, UNPLAYED)),
  further: (fixture) => [
    seriesFurther(fixture, mapChance(fixture, UNPLAYED)),
    ...certainMaps(fixture).map((code) => offered(countMarkets(fixture, UNPLAYED, code))),
  ],
  outlook: (fixture) => outlookOf(fixture, mapChance(fixture, UNPLAYED)),
  play(fixture) {
    const maps = playSeries(fixture, (...map) => playMap(fixture, ...map));
    const later = mapChance(fixture, UNPLAYED);
    // Prices and outlook of an instant ask for the same.
    const chances = new WeakMap<MapState, number>();
    const chanceOf = (state: MapState) => {
      const chance = chances.get(state) ?? mapChance(fixture, state);
      chances.set(state, chance);
      return chance;
    };
    return seriesTimeline<CountedMap>({
      fixture,
      maps,
      instantsOf: ({ course }) => course.map(({ at }) => at),
      scoreOf: (map, at) => setsWon([map], at),
      countsAt: countsBySteps(maps),
      chanceOf: (map, at) => chanceOf(stateAt(map, at)),
      later,
      running: (map, at) => steady(countMarkets(fixture, stateAt(map, at), map.code)),
      toCome: (code) => countMarkets(fixture, UNPLAYED, code),
      outlookAt: (map, at) =>
        outlookOf(fixture, later, map && { code: map.code, chance: chanceOf(stateAt(map, at)) }),
    });
  },
} satisfies SportModel;
