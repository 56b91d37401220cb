import type { Card } from '../rounds/cards.ts';

/** The demonstration provider's games, by the last part of their ids in the lobby: `hanpan-crane`. */
export const CASINO_GAMES = ['crane', 'roulette', 'baccarat'] as const;
export type CasinoGame = (typeof CASINO_GAMES)[number];

/** One stake on all lines. */
export interface SlotBet {
  kind: 'lines';
  /** Minor units, all lines together: a multiple of their number. */
  amount: number;
}

export const ROULETTE_BETS = [
  'straight',
  'split',
  'street',
  'corner',
  'line',
  'dozen',
  'column',
  'red',
  'black',
  'odd',
  'even',
  'low',
  'high',
] as const;
export type RouletteBetKind = (typeof ROULETTE_BETS)[number];

export interface RouletteBet {
  kind: RouletteBetKind;
  /** What it is on, ascending: one pocket for `straight`, two for `split`; all numbers of a dozen. */
  numbers: readonly number[];
  amount: number;
}

export const BACCARAT_BETS = ['player', 'banker', 'tie', 'p-pair', 'b-pair'] as const;
export interface BaccaratBet {
  kind: (typeof BACCARAT_BETS)[number];
  amount: number;
}

export type CasinoBet = SlotBet | RouletteBet | BaccaratBet;

export type CasinoResult =
  | {
      game: 'crane' /** Where each reel stops: the strip's index of its upper row. */;
      stops: readonly number[];
    }
  | { game: 'roulette'; pocket: number }
  | { game: 'baccarat'; player: readonly Card[]; banker: readonly Card[] };

/** What one bet came to: `pays` is what it gives back, stake included, minor units. */
export interface PaidBet {
  pays: number;
  isVoid: boolean;
}

/** What a round is drawn from as far as it is published before: each has a seed of its own. */
export interface FairState {
  /** SHA-256 of the server's seed, 64 hexadecimal digits. */
  commitment: string;
  /** The player's part: 1 to 32 letters, digits and hyphens. */
  clientSeed: string;
  /** How many rounds of the game the player had before. */
  nonce: number;
}

/** A round as the provider's page shows it. */
export interface PlayedRound {
  id: string;
  number: number;
  bets: readonly CasinoBet[];
  stake: number;
  result: CasinoResult;
  won: number;
  at: number;
  fair: FairState & {
    /** 64 hexadecimal digits, null until the round is over. */
    serverSeed: string | null;
  };
}
