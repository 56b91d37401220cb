import { isInPlay, isUpcoming } from '#rules/fixture-status.ts';
import { BOARD_KINDS, type BoardKind, isOnBoard } from '#rules/markets/boards.ts';
import { SPORT_KEYS, type SportKey } from '#rules/sports.ts';
import type { Schemas } from '../contract/types.ts';
import type { Game } from './game.ts';
import type { Offer } from './offer.ts';

export function boardTopic(sport: SportKey, kind: BoardKind): string {
  return `board:${sport}:${kind}`;
}

export function fixtureTopic(id: string): string {
  return `fixture:${id}`;
}

/** The boards that a match is on: one in play on the live board, one to come on those that have a market of it. */
export function kindsOf({ fixture }: Game): BoardKind[] {
  const { status, markets } = fixture;
  if (!isInPlay(status) && !isUpcoming(status)) return [];
  return BOARD_KINDS.filter(
    (kind) =>
      (kind === 'live') === isInPlay(status) &&
      markets.some(({ typeId }) => isOnBoard(kind, typeId)),
  );
}

/** A match as a board shows it: with the markets of this board. */
export function rowOf({ fixture }: Game, kind: BoardKind): Schemas['Fixture'] {
  return { ...fixture, markets: fixture.markets.filter(({ typeId }) => isOnBoard(kind, typeId)) };
}

/** One board as it is now. */
export function boardOf(offer: Offer, sport: SportKey, kind: BoardKind): Schemas['Board'] {
  const games = [...offer.values()]
    .filter((game) => game.fixture.sport === sport && kindsOf(game).includes(kind))
    .sort((a, b) => a.fixture.startsAt - b.fixture.startsAt);
  const leagues = new Map(games.map(({ league }) => [league.id, league]));
  const fixtures = games.map((game) => rowOf(game, kind));
  return { sport, kind, leagues: [...leagues.values()], fixtures };
}

/** How many matches each board has; those without any are left out. */
export function countsOf(offer: Offer): Schemas['BoardCount'][] {
  return SPORT_KEYS.flatMap((sport) =>
    BOARD_KINDS.map((kind) => {
      const { fixtures } = boardOf(offer, sport, kind);
      return { kind, sport, fixtures: fixtures.length };
    }),
  ).filter(({ fixtures }) => fixtures > 0);
}
