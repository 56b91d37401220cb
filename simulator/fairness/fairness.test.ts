import { beforeAll, describe, expect, it } from 'vitest';
import type { SportKey } from '#rules/sports.ts';
import { MODELS } from '../sport-models.ts';
import { apply, learn, payingMoments, playSeason, type Season, strategies } from './learn.ts';
import { beatsTheHouse, type Outcome } from './tally.ts';

/**
 * Buys as an enemy does, by the messages that a member gets: singles at every kind of moment, after scores and
 * silences, by clock, drift and age; and by lessons learned in one season and used in another. More games make the
 * hunt longer: `FAIRNESS_GAMES=400 vitest run --project simulator simulator/fairness`.
 */
const GAMES = Number(process.env.FAIRNESS_GAMES ?? 36);
const SPORTS = Object.keys(MODELS) as SportKey[];

describe.each(SPORTS)('singles of %s', (sport) => {
  let past: Season = [];
  let season: Season = [];
  let outcomes = new Map<string, Outcome>();

  beforeAll(() => {
    past = playSeason('learn', sport, GAMES);
    season = playSeason('fair', sport, GAMES);
    outcomes = strategies([...past, ...season]);
  }, 300_000);

  it('leave the house its margin', () => {
    const all = outcomes.get('any moment 0');
    expect(all?.mean).toBeGreaterThan(0.86);
    expect(all?.mean).toBeLessThan(1);
    // Else the season is too short to tell an edge.
    expect(all?.error).toBeLessThan(0.04);
  });

  it('pay at no kind of moment', () => {
    expect(outcomes.size).toBeGreaterThan(40);
    expect(payingMoments(past, season)).toEqual([]);
  });

  it('pay nobody who learned from another season', () => {
    const learned = apply(learn(past), season);
    expect(beatsTheHouse(learned), JSON.stringify(learned)).toBe(false);
  });
});
