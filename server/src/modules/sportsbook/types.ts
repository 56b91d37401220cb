import type { components } from '#contract/types.gen.ts';

type Schemas = components['schemas'];

/** A leg on a fixture as its member sees it. */
/** A leg of this kind as its member sees it. */
export type FixtureLeg = Schemas['FixtureLeg'];
/** A leg of any kind. */
export type BetLeg = Schemas['BetLeg'];
export type PlaceBetRequest = Schemas['PlaceBetRequest'];
/** A leg as a client sends it: with what its member saw. */
export type SentLeg = PlaceBetRequest['legs'][number];
export type BetSetting = Schemas['BetSetting'];

export type { Score, Scores } from '#rules/scores.ts';
export type MarketPhase = 'prematch' | 'inplay';
