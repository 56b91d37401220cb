import type { components } from '#contract/types.gen.ts';

type Schemas = components['schemas'];

export type Bet = Schemas['Bet'];
export type BetLeg = Schemas['BetLeg'];
export type PlaceBetRequest = Schemas['PlaceBetRequest'];
/** A refusal as it goes over the wire. */
export type Refusal = Schemas['Refusal'];
export type BetSetting = Schemas['BetSetting'];

export type { Score, Scores } from '#rules/scores.ts';
export type MarketPhase = 'prematch' | 'inplay';
/** 1 open, 2 suspended, 3 closed. */
export type OfferStatus = 1 | 2 | 3;
