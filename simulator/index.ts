/** The simulated world, and the pricing that a feed of real results shares with it. */
export { countMarkets, together, unplayed } from './football/count-markets.ts';
export { winner3 } from './markets.ts';
export { bestPortfolio } from './matrix-game.ts';
export { HOUR, MINUTE } from './model.ts';
export { offered, type Quote, quote, toMarket } from './pricing.ts';
export { createRandom, SECRET_SEED, stableId } from './random.ts';
export {
  dayOf,
  dayOfKey,
  GAMES_A_DAY,
  keyOfDay,
  LONGEST_GAME,
  LONGEST_LEAD,
  startOfDay,
} from './schedule.ts';
export { createSimulator, type SeedOf, type Simulator } from './simulator.ts';
export { poissonStretch } from './stretch.ts';
export {
  commitmentOf,
  DAY_PARTS,
  type DayComparison,
  type DayPart,
  type Published,
  verifyDay,
} from './verify-day.ts';
