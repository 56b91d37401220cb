import type { components, paths } from '#contract/types.gen.ts';

type Schemas = components['schemas'];

/** A leg of this kind as its member sees it. */
export type FixtureLeg = Schemas['FixtureLeg'];
/** A leg of any kind. */
export type BetLeg = Schemas['BetLeg'];
export type PlaceBetRequest = Schemas['PlaceBetRequest'];
/** A leg as a client sends it: with what its member saw. */
export type SentLeg = PlaceBetRequest['legs'][number];
export type JointQuote =
  paths['/bet/joint-price']['post']['responses'][200]['content']['application/json'];
export type BetSetting = Schemas['BetSetting'];

export type { Score, Scores } from '#rules/scores.ts';
export type MarketPhase = 'prematch' | 'inplay';
