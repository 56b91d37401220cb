import type { components } from '#contract/types.gen.ts';
import type { GameResult, RoundFacts } from '#rules/rounds/round.ts';

type Schemas = components['schemas'];

export type RoundLeg = Schemas['RoundLeg'];
export type PlayedRound = Schemas['PlayedRound'];
export type MinigameEvents = Schemas['MinigameEvents'];
export type MinigameSetting = Schemas['MinigameSetting'];
export type RoundDetail = Schemas['RoundDetail'];
export type Minigame = Schemas['Minigame'];
export type WireMarket = Schemas['RoundMarket'];

/** A leg as its own operation sends it. */
export type SentPick = Pick<
  Schemas['PlaceRoundBetRequest'],
  'roundId' | 'market' | 'selection' | 'odds'
>;

/** What a leg on a round keeps. */
export interface RoundSubject {
  market: string;
  selection: string;
  /** What the selection gives back in the long run, basis points: rolling comp is not to fill it up. */
  return: number;
}

/** By market and selection: odds in hundredths, chance and refund in millionths. */
export type StoredOffer = Record<string, Record<string, [number, number, number]>>;

export interface StoredRound {
  id: string;
  gameId: number;
  state: 'open' | 'drawn' | 'voided';
  drawsAt: number;
  facts: RoundFacts;
  result: GameResult | null;
  version: number;
  needsSettlement: boolean;
}

/** A day's secret with what was published of it. */
export interface RoundDay {
  dayKey: string;
  secret: Uint8Array;
  /** SHA-256 of the secret, in hexadecimal digits. */
  commitment: string;
  committedAt: number;
}
