import type { Scores } from '#rules/scores.ts';
import { handicap, total, winner2 } from '../markets.ts';
import {
  edge,
  type Mark,
  MINUTE,
  SECOND,
  type SimulatedFixture,
  type SportModel,
} from '../model.ts';
import { offered, type Quote, quote } from '../pricing.ts';
import { normalCdf } from '../probability.ts';
import { createRandom } from '../random.ts';
import { seriesChances, seriesCounts } from '../series.ts';
import { setsWon } from '../volleyball/game.ts';

const WINNERS = [202, 203, 204, 205, 206];
const REFRESH = 15 * SECOND;
const START = { home: 0, away: 0 };

interface MapPlayed {
  code: string;
  startsAt: number;
  endsAt: number;
  winner: 'home' | 'away';
  /** Home side's chance to win the map, at each refresh. */
  course: { at: number; chance: number }[];
}

/** Home side's chance to win one map. */
function mapChance(fixture: SimulatedFixture): number {
  return normalCdf(1.5 * edge(fixture));
}

function neededOf(fixture: SimulatedFixture): number {
  return Math.ceil(fixture.league.pace / 2);
}

/** Value whose normal distribution function is `chance`, by bisection. */
function normalQuantile(chance: number): number {
  let [low, high] = [-4, 4];
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < chance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * The series. A map is a random walk of the lead that starts at the quantile of the home side's chance;
 * its sign at the end decides, so the chance along the way is a fair one.
 */
function playSeries(fixture: SimulatedFixture): MapPlayed[] {
  const random = createRandom(`${fixture.key}/play`);
  const start = normalQuantile(mapChance(fixture));
  const needed = neededOf(fixture);
  const maps: MapPlayed[] = [];
  const won = { home: 0, away: 0 };
  let startsAt = fixture.startsAt;
  while (won.home < needed && won.away < needed) {
    const steps = Math.round(random.between(24, 40) * (MINUTE / REFRESH));
    const endsAt = startsAt + steps * REFRESH;
    const course: MapPlayed['course'] = [{ at: startsAt, chance: normalCdf(start) }];
    let lead = start;
    for (let step = 1; step < steps; step++) {
      lead += random.normal() / Math.sqrt(steps);
      const at = startsAt + step * REFRESH + Math.round(random.between(-5, 5) * SECOND);
      course.push({ at, chance: normalCdf(lead / Math.sqrt(1 - step / steps)) });
    }
    lead += random.normal() / Math.sqrt(steps);
    const winner = lead > 0 ? 'home' : 'away';
    won[winner]++;
    maps.push({ code: String(maps.length + 1), startsAt, endsAt, winner, course });
    startsAt = endsAt + Math.round(random.between(8, 12) * MINUTE);
  }
  return maps;
}

function mapQuote(typeId: number, home: number, until: string): Quote | null {
  return quote(
    typeId,
    [
      ['1', home],
      ['2', 1 - home],
    ],
    { until },
  );
}

function seriesQuotes(
  fixture: SimulatedFixture,
  score: { home: number; away: number },
  next: number,
  later: number,
): (Quote | null)[] {
  const needed = neededOf(fixture);
  const part = score.home + score.away;
  const results = seriesChances(needed, score, (map) => (map === part ? next : later));
  const { margin, total: count } = seriesCounts(results, needed);
  const totals = needed === 2 ? [250] : [350, 450];
  const margins = needed === 2 ? [-150, 150] : [-250, -150, 150, 250];
  return [
    winner2(52, margin),
    ...totals.map((line) => total(2, count, line)),
    ...margins.map((line) => handicap(3, margin, line)),
  ];
}

function prematch(fixture: SimulatedFixture): Quote[][] {
  const needed = neededOf(fixture);
  const chance = mapChance(fixture);
  const results = seriesChances(needed, START, () => chance);
  const { margin, total: count } = seriesCounts(results, needed);
  return [
    seriesQuotes(fixture, START, chance, chance),
    WINNERS.slice(0, needed).map((typeId, index) => mapQuote(typeId, chance, String(index + 1))),
    [
      total(1536, count, needed === 2 ? 250 : 350),
      handicap(900170, margin, margin.mean >= 0 ? -150 : 150),
      needed === 2 ? quote(900171, [...results].sort(), { book: 1.08 }) : null,
    ],
  ].map(offered);
}

function scoresAt(maps: readonly MapPlayed[], at: number): Scores {
  const scores: Scores = {};
  for (const map of maps) if (map.startsAt <= at) scores[map.code] = setsWon([map], at);
  scores.live = setsWon(maps, at);
  if (at >= (maps.at(-1)?.endsAt ?? at)) scores['100'] = scores.live;
  return scores;
}

/** Quotes while a map is played, or before the next one. */
function inPlay(fixture: SimulatedFixture, maps: readonly MapPlayed[], at: number): Quote[] {
  const map = maps.find((entry) => at < entry.endsAt);
  if (!map) return [];
  const later = mapChance(fixture);
  const now = map.course.findLast((entry) => entry.at <= at)?.chance ?? later;
  const winner = WINNERS[Number(map.code) - 1] ?? 0;
  return offered([
    ...seriesQuotes(fixture, setsWon(maps, at), now, later),
    mapQuote(winner, now, map.code),
  ]);
}

/** E-sports: best of three or five maps; a map's score is 1:0 for its winner. */
export const eSports: SportModel = {
  prematch,
  play(fixture) {
    const maps = playSeries(fixture);
    const endsAt = maps.at(-1)?.endsAt ?? fixture.startsAt;
    const all = new Set(
      maps.flatMap((map) => [...map.course.map((entry) => entry.at), map.endsAt]),
    );
    function markAt(at: number): Mark {
      const over = at >= endsAt;
      const map = maps.find((entry) => at >= entry.startsAt && at < entry.endsAt);
      const ended = maps.filter((entry) => entry.endsAt <= at).map((entry) => entry.code);
      const clock = map
        ? {
            period: map.code,
            minute: Math.floor((at - map.startsAt) / MINUTE),
            startedAt: map.startsAt,
          }
        : { period: '80', minute: null };
      return {
        at,
        status: over ? 3 : 2,
        clock: over ? null : clock,
        scores: scoresAt(maps, at),
        finished: over ? [...ended, '100'] : ended,
        suspended: false,
        quotes: () => (over ? [] : inPlay(fixture, maps, at)),
      };
    }
    return { instants: [...all].sort((left, right) => left - right), markAt };
  },
};
