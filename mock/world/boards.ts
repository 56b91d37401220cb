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

export function leagueTopic(id: string): string {
  return `league:${id}`;
}

export const LEAGUES_TOPIC = 'leagues';

/** The boards that a match is on: one in play on the live board, one to come on those that have a market of it. */
function kindsOf({ fixture }: Game): BoardKind[] {
  const { status, markets } = fixture;
  if (!isInPlay(status) && !isUpcoming(status)) return [];
  return BOARD_KINDS.filter(
    (kind) =>
      (kind === 'live') === isInPlay(status) &&
      markets.some(({ typeId }) => isOnBoard(kind, typeId)),
  );
}

/** The topics of the lists that a match is in, each with the board whose markets it shows. */
export function listsOf(game: Game): { topic: string; kind: BoardKind }[] {
  const { sport, leagueId } = game.fixture;
  return kindsOf(game).flatMap((kind) => {
    const board = { topic: boardTopic(sport, kind), kind };
    const isListed = kind === 'cross' || kind === 'live';
    return isListed ? [board, { topic: leagueTopic(leagueId), kind }] : [board];
  });
}

/** A match as a board shows it: with the markets of this board. */
export function rowOf({ fixture }: Game, kind: BoardKind): Schemas['Fixture'] {
  return { ...fixture, markets: fixture.markets.filter(({ typeId }) => isOnBoard(kind, typeId)) };
}

export function boardOf(offer: Offer, sport: SportKey, kind: BoardKind): Schemas['Board'] {
  const games = [...offer.values()]
    .filter((game) => game.fixture.sport === sport && kindsOf(game).includes(kind))
    .sort((a, b) => a.fixture.startsAt - b.fixture.startsAt);
  const leagues = new Map(games.map(({ league }) => [league.id, league]));
  const fixtures = games.map((game) => rowOf(game, kind));
  return { sport, kind, leagues: [...leagues.values()], fixtures };
}

/** The matches of a league to come and in play; null where there is no such league. */
export function leagueBoardOf(offer: Offer, leagueId: string): Schemas['LeagueBoard'] | null {
  const games = [...offer.values()].filter(({ league }) => league.id === leagueId);
  const [first] = games;
  if (!first) return null;
  const topic = leagueTopic(leagueId);
  const fixtures = games
    .sort((a, b) => a.fixture.startsAt - b.fixture.startsAt)
    .flatMap((game) => {
      const list = listsOf(game).find((one) => one.topic === topic);
      return list ? [rowOf(game, list.kind)] : [];
    });
  return { league: first.league, fixtures };
}

export const IN_PLAY_TOPIC = 'inplay';

/** A match as a list of all sports shows it: without markets. */
export function inPlayRow({ fixture }: Game): Schemas['Fixture'] {
  return { ...fixture, markets: [] };
}

/** All matches in play, by kick-off, and when the next one begins. */
export function inPlayOf(offer: Offer): Schemas['InPlayList'] {
  const all = [...offer.values()].sort((a, b) => a.fixture.startsAt - b.fixture.startsAt);
  const played = all.filter(({ fixture }) => isInPlay(fixture.status));
  const leagues = new Map(played.map(({ league }) => [league.id, league]));
  const next = all.find(({ fixture }) => isUpcoming(fixture.status));
  return {
    leagues: [...leagues.values()],
    fixtures: played.map(inPlayRow),
    nextStartsAt: next?.fixture.startsAt ?? null,
  };
}

const SCHEDULE_MS = 86_400_000;

/** All matches that begin within the next 24 hours, by kick-off. */
export function scheduleOf(offer: Offer, now: number): Schemas['Schedule'] {
  const games = [...offer.values()]
    .filter(({ fixture }) => isUpcoming(fixture.status) && fixture.startsAt <= now + SCHEDULE_MS)
    .sort((a, b) => a.fixture.startsAt - b.fixture.startsAt);
  const leagues = new Map(games.map(({ league }) => [league.id, league]));
  return { at: now, leagues: [...leagues.values()], fixtures: games.map(inPlayRow) };
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

/** The leagues with matches to come or in play, by sport, each with their number. */
export function leaguesOf(offer: Offer): Schemas['LeagueCount'][] {
  return SPORT_KEYS.flatMap((sport) => {
    const boards = (['cross', 'live'] as const).map((kind) => boardOf(offer, sport, kind));
    const fixtures = boards.flatMap((board) => board.fixtures);
    const leagues = new Map(boards.flatMap((board) => board.leagues).map((one) => [one.id, one]));
    return [...leagues.values()]
      .sort((a, b) => a.order - b.order)
      .map((league) => ({
        league,
        fixtures: fixtures.filter(({ leagueId }) => leagueId === league.id).length,
      }));
  });
}
