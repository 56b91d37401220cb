import {
  type Board,
  type Boards,
  type BoardSubscription,
  type Fixture,
  isLoaded,
  type Market,
  marketOfSlot,
  slotsOf,
  topicsOf,
} from '@/entities/game';
import { winnerLabel } from '@/entities/market-dictionary';

export const liveSubscription: BoardSubscription = {
  reader: 'home.live',
  kind: 'live',
  sport: null,
};
export const nextSubscription: BoardSubscription = {
  reader: 'home.next',
  kind: 'wintielose',
  sport: null,
};

/** A match with the market home shows of it: who wins. */
export interface HomeGame {
  fixture: Fixture;
  typeId: number;
  leagueName: string;
  /** Lower comes first. */
  leagueOrder: number;
}

function gamesOfBoard(board: Board): HomeGame[] {
  return Object.values(board.fixtures).flatMap((fixture) => {
    const slot = slotsOf(board.topic, 'wintielose', fixture)[0];
    const league = board.leagues[fixture.leagueId];
    if (slot === undefined || league === undefined) return [];
    const { name, order } = league;
    return [{ fixture, typeId: slot.typeId, leagueName: name, leagueOrder: order }];
  });
}

/** The matches of a subscription that have a winner market; null until every board that it waits for is here. */
export function gamesOf(
  boards: Boards,
  awaited: Parameters<typeof isLoaded>[1],
  subscription: BoardSubscription,
): HomeGame[] | null {
  if (!isLoaded(boards, awaited, subscription)) return null;
  const found = topicsOf(subscription).flatMap((topic) => boards[topic] ?? []);
  return found.flatMap(gamesOfBoard);
}

/** Best leagues first; among them what began first. */
export function byLeague(a: HomeGame, b: HomeGame): number {
  return a.leagueOrder - b.leagueOrder || a.fixture.startsAt - b.fixture.startsAt;
}

/** What begins first; at the same moment the better league. */
export function byKickOff(a: HomeGame, b: HomeGame): number {
  return a.fixture.startsAt - b.fixture.startsAt || a.leagueOrder - b.leagueOrder;
}

export interface HomeCell {
  selectionId: string;
  outcome: string;
  /** What is picked, for assistive technology. */
  title: string;
}

const order = ['1', 'X', '2'];

/** The market that is shown of a game with its prices from home to away; null without any. */
export function cellsOf({
  fixture,
  typeId,
}: HomeGame): { market: Market; cells: HomeCell[] } | null {
  const market = marketOfSlot(fixture, typeId);
  if (market === null) return null;
  const teams: Readonly<Record<string, string>> = { 1: fixture.home, 2: fixture.away };
  const cells = market.outcomes
    .filter(({ outcome }) => order.includes(outcome))
    .sort((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome))
    .map(({ id, outcome }) => ({ id, outcome, team: teams[outcome] }))
    .map(({ id, outcome, team }) => ({
      selectionId: id,
      outcome,
      title: team ? `${team} ${winnerLabel('1')}` : winnerLabel(outcome),
    }));
  return { market, cells };
}

/**
 * Shares in whole per cent by odds (hundredths), without the margin; they add up to 100.
 * Null where a price is unknown.
 */
export function winShares(odds: readonly (number | null)[]): number[] | null {
  if (odds.length === 0 || odds.some((price) => price === null)) return null;
  const chances = odds.map((price) => 1 / (price as number));
  const sum = chances.reduce((total, chance) => total + chance, 0);
  const shares = chances.map((chance) => Math.round((chance / sum) * 100));
  const rest = 100 - shares.reduce((total, share) => total + share, 0);
  // What rounding left over goes to the largest, where it is seen least.
  const largest = shares.indexOf(Math.max(...shares));
  return shares.map((share, index) => (index === largest ? share + rest : share));
}
