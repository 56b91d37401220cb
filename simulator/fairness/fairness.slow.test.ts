import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anything,
  apply,
  learn,
  lessonNames,
  playSeason,
  type Season,
  strategies,
} from './learn.ts';
import type { Outcome } from './tally.ts';
import { beatenBy, beatsTheHouse, chanceOf, FALSE_ALARM, smallestEdge } from './significance.ts';
import { PLAYED_SPORTS, type PlayedSport } from '../sport-models.ts';

/** A hunt asks each sport twice: what pays at some kind of moment, and what pays who learned from another season. */
const ALARM = FALSE_ALARM / (2 * PLAYED_SPORTS.length);

/**
 * Buys as an enemy does, by the messages that a member gets: singles at every kind of moment, after scores and
 * silences, by clock, drift and age; and by lessons learned in one season and used in another. More games make the
 * hunt longer, and it says then what it found: `FAIRNESS_GAMES=400 vitest run --project simulator simulator/fairness`.
 */
const { FAIRNESS_GAMES } = process.env;
/** Games of a season: more of the sports whose games are short to play, or whose returns scatter most. */
const GAMES: Readonly<Record<PlayedSport, number>> = {
  football: 36,
  basketball: 36,
  baseball: 36,
  volleyball: 48,
  'ice-hockey': 54,
  'e-sports': 144,
};
const SHARE = Number(FAIRNESS_GAMES ?? 36) / 36;

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const textOf = ({ mean, error, games }: Outcome) =>
  `${mean.toFixed(3)} ± ${error.toFixed(3)} (${games} games)`;

describe.each(PLAYED_SPORTS)('singles of %s', (sport) => {
  let past: Season = [];
  let season: Season = [];
  let outcomes = new Map<string, Outcome>();

  beforeAll(() => {
    past = playSeason('learn', sport, Math.round(GAMES[sport] * SHARE));
    season = playSeason('fair', sport, Math.round(GAMES[sport] * SHARE));
    outcomes = strategies([...past, ...season]);
  }, 1_500_000);
  // A long hunt of six sports would not fit into memory.
  afterAll(() => {
    [past, season] = [[], []];
  });

  it('leave the house its margin', () => {
    const all = anything([...past, ...season]);
    expect(all.mean).toBeGreaterThan(0.92);
    expect(all.mean).toBeLessThan(0.97);
  });

  it('are enough to tell an edge', () => {
    const over = outcomes.get('Over at any moment 0');
    expect(over && smallestEdge(over, outcomes.size, ALARM)).toBeLessThan(0.5);
  });

  it('pay at no kind of moment', () => {
    expect(outcomes.size).toBeGreaterThan(40);
    expect(beatenBy(outcomes, ALARM)).toEqual([]);
  });

  it('pay nobody who learned from another season', () => {
    const learned = apply(learn(past), season);
    expect(beatsTheHouse(learned, ALARM), JSON.stringify(learned)).toBe(false);
  });

  it.runIf(FAIRNESS_GAMES)('say what was found', () => {
    const ranked = [...outcomes].sort(([, one], [, two]) => chanceOf(one) - chanceOf(two));
    const edge = (each: Outcome) => smallestEdge(each, outcomes.size, ALARM);
    const edges = [...outcomes.values()].map(edge).sort((one, two) => one - two);
    const middle = edges[edges.length >> 1] ?? 0;
    const over = outcomes.get('Over at any moment 0');
    const lessons = learn(past);
    console.log(
      [
        `${sport}: ${outcomes.size} strategies, anything ${textOf(anything(season))}`,
        `  smallest edge caught in nine of ten hunts: Over at any moment ${percent(over ? edge(over) : 0)}, half of the strategies ${percent(middle)}`,
        `  learned ${lessonNames(lessons).join(', ')}: ${textOf(apply(lessons, season))}`,
        ...ranked
          .slice(0, 5)
          .map(
            ([name, each]) => `  ${name}: ${textOf(each)}, p ${chanceOf(each).toExponential(1)}`,
          ),
      ].join('\n'),
    );
    expect(middle).toBeGreaterThan(0);
  });
});
