import { describe, expect, it } from 'vitest';
import { PLAYED_SPORTS, type PlayedSport } from '../sport-models.ts';
import { type Hunt, play } from './joint.ts';
import { beatenBy, FALSE_ALARM } from './significance.ts';

const SHARE = Number(process.env.FAIRNESS_GAMES ?? 36) / 36;
/** Games of a season: more of the sports whose games are short to play. */
const GAMES: Readonly<Record<PlayedSport, number>> = {
  football: 48,
  basketball: 36,
  baseball: 36,
  volleyball: 36,
  'ice-hockey': 48,
  'e-sports': 48,
};
/** Of a game in play one end is known, before the start as many as are played. */
const IN_PLAY = 2;
const SIZES = [2, 3] as const;
/** What a single returns, after rounding: a group what as many of them do. */
const SINGLE = 0.943;
/** Rounding down moves a group by up to so much. */
const LEEWAY = 0.05;

const ALARM = FALSE_ALARM / (PLAYED_SPORTS.length * SIZES.length * 2);

const huntOf = (sport: PlayedSport, hunt: Partial<Hunt>): Hunt => {
  const games = Math.round(GAMES[sport] * SHARE * (hunt.inPlay ? IN_PLAY : 1));
  // Most threes hold two of which one decides the other.
  const tries = hunt.size === 3 ? 120 : 24;
  return { sport, games, inPlay: false, size: 2, tries, ...hunt };
};

describe.each(PLAYED_SPORTS)(
  'picks of a match of %s at their joint price',
  { timeout: 300_000 },
  (sport) => {
    it.each([
      ['two before the start', { inPlay: false, size: 2 }],
      ['three before the start', { inPlay: false, size: 3 }],
      ['two in play', { inPlay: true, size: 2 }],
      ['three in play', { inPlay: true, size: 3 }],
    ] as const)('%s do not beat the house and are not robbed', (_, moment) => {
      const hunt = huntOf(sport, moment);
      const outcomes = play(hunt);
      const { bets = 0, mean = 0, error = 0 } = outcomes.get('all') ?? {};
      expect(bets).toBeGreaterThan(hunt.games);
      expect(beatenBy(outcomes, ALARM), JSON.stringify([...outcomes])).toEqual([]);
      expect(Math.abs(mean - SINGLE ** moment.size)).toBeLessThan(3 * error + LEEWAY);
    });
  },
);
