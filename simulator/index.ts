/** The simulated world, and the pricing that a feed of real results shares with it. */
export { winner3 } from './markets.ts';
export { bestPortfolio } from './matrix-game.ts';
export { HOUR, MINUTE } from './model.ts';
export { toMarket } from './pricing.ts';
export { createRandom, SECRET_SEED, stableId } from './random.ts';
export { GAMES_A_DAY } from './schedule.ts';
export { createSimulator, type Simulator } from './simulator.ts';
export { poissonStretch } from './stretch.ts';
