import { expect, it } from 'vitest';
import { playSlips, type SlipSeller } from './slips.ts';
import { beatenBy } from './significance.ts';

const ROUNDS = Number(process.env.FAIRNESS_GAMES ?? 36);
const MINUTES = 10 * 60_000;

const SELLERS: Readonly<Record<string, SlipSeller>> = {
  never: () => false,
  'at once': ({ inPlay }) => inPlay,
  'when it has doubled': ({ offer }) => offer >= 2,
  'when it has halved': ({ offer }) => offer <= 0.5,
  'when one match is left': ({ open }) => open === 1,
  'when a leg is lost': ({ isHurt }) => isHurt,
  'when a leg is as good as lost': ({ longest }) => longest >= 1_000,
  'when all that is left is as good as won': ({ longest }) => longest <= 120,
};

it('multiples and systems that are sold on the way beat no house', { timeout: MINUTES }, () => {
  const outcomes = playSlips(ROUNDS, SELLERS);
  expect(outcomes.get('never')?.bets).toBeGreaterThan(ROUNDS * 24);
  expect(beatenBy(outcomes), JSON.stringify([...outcomes])).toEqual([]);
  for (const [name, { mean }] of outcomes) expect(mean, name).toBeLessThan(1);
});
