import type { Dto } from '#contract/types.gen.ts';
import type { Participant } from '#rules/participants.ts';
import type { OfferStatus } from '#rules/market-status.ts';
import { isInPlay as isStatusInPlay } from '#rules/fixture-status.ts';

export interface Score {
  home: number;
  away: number;
}

/** What a match is: nothing here moves while it is played. */
export interface FixtureFacts {
  id: string;
  sport: Dto<'Sport'>;
  leagueId: string;
  home: string;
  away: string;
  /** Stable ids of the teams. */
  homeId: string;
  awayId: string;
  /** Epoch milliseconds. */
  startsAt: number;
}

/** A match with the markets that one topic offers. */
export interface Fixture extends FixtureFacts {
  /** In the order they opened: the newest is the last. */
  markets: readonly Market[];
}

/** A market without its prices, which are kept by selection id. */
export interface Market {
  id: string;
  typeId: number;
  /** Hundredths, the home side's. */
  line: number | null;
  /** The feed's own name of a market that the dictionary does not have. */
  name?: string | undefined;
  offerScore: Score | null;
  status: OfferStatus;
  outcomes: readonly Outcome[];
}

export interface Outcome {
  /** Selection id. */
  id: string;
  outcome: string;
  /** Who it is on, where it is on one. */
  participant?: Participant;
}

/** What moves while a match is played. */
export interface FixtureState {
  status: number;
  score: Score | null;
  clock: Dto<'FixtureClock'> | null;
  /** Markets on offer, those of the board included. */
  marketCount: number;
  /** Of an interrupted match alone: until when it may be gone on with. */
  interruption?: Dto<'Interruption'> | undefined;
}

export interface League {
  id: string;
  sport: Dto<'Sport'>;
  name: string;
  country: string;
  order: number;
}

/** One topic's board. */
export interface Board {
  topic: string;
  sport: Dto<'Sport'>;
  kind: Dto<'BoardKind'>;
  leagues: Readonly<Record<string, League>>;
  fixtures: Readonly<Record<string, Fixture>>;
}

/** A fixture with every market on offer. */
export interface Detail {
  league: League;
  fixture: Fixture;
}

export function toMarket(dto: Dto<'Market'>): Market {
  const { id, typeId, line, name, offerScore, status, selections } = dto;
  const outcomes = selections.map(({ id: selectionId, outcome, participant }) => ({
    id: selectionId,
    outcome,
    ...(participant && { participant }),
  }));
  return { id, typeId, line, name, offerScore, status, outcomes };
}

export function toFacts(dto: Dto<'Fixture'>): FixtureFacts {
  const { id, sport, leagueId, home, away, homeId, awayId, startsAt } = dto;
  return { id, sport, leagueId, home, away, homeId, awayId, startsAt };
}

export function toFixtureState(dto: FixtureState): FixtureState {
  const { status, score, clock, marketCount, interruption } = dto;
  return { status, score, clock, marketCount, ...(interruption && { interruption }) };
}

export function toLeague(dto: Dto<'League'>): League {
  const { id, sport, name, country, order } = dto;
  return { id, sport, name, country, order };
}

/** Whether the match is under way, an interruption of play included; false while its state is unknown. */
export function isInPlay(state: FixtureState | null): boolean {
  return state !== null && isStatusInPlay(state.status);
}
