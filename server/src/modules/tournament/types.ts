import type { components } from '#contract/types.gen.ts';
import type { Currency } from '#rules/money.ts';

type Schemas = components['schemas'];
export type TournamentKind = Schemas['TournamentKind'];
export type TournamentDraft = Schemas['TournamentDraft'];
export type TournamentRank = Schemas['TournamentRank'];
export type Tournament = Schemas['Tournament'];
export type TournamentDetail = Schemas['TournamentDetail'];
export type DeskTournament = Schemas['DeskTournament'];
export type Winners = Schemas['HallOfFame']['winners'];

/** A tournament as it is stored; instants in epoch milliseconds. */
export interface StoredTournament extends Omit<TournamentDraft, 'currency'> {
  id: number;
  currency: Currency;
  players: number;
  paidAt: number | null;
  /** Points that were booked. */
  paid: number;
}

/** Somebody's place in a ranking. */
export interface Player {
  memberId: string;
  nickname: string;
  level: number;
  rank: number;
  /** Hundredths. */
  score: number;
  bets: number;
  /** What was booked; null without a prize, and until it is. */
  points: number | null;
}
