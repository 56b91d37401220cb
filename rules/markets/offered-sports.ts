import { SPORT_KEYS, type SportKey } from '../sports.ts';
import { MARKET_TYPES } from './market-types.ts';

/** The sports in which a market is offered: those that a feed plays. */
export const OFFERED_SPORTS: readonly SportKey[] = SPORT_KEYS.filter((sport) =>
  MARKET_TYPES.some(({ sports }) => sports.includes(sport)),
);
