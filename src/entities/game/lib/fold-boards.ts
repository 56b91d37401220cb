import type { BoardChange, BoardDto, StreamBatch } from '@/shared/api';
import { type Board, type Fixture, type Market, toFixture, toLeague, toMarket } from './game';
import { keepRecord, reuseIfEqual } from './equality';

export type BoardBatch = StreamBatch<BoardDto, BoardChange>;
export type Boards = Readonly<Record<string, Board>>;

/** Draws a board from its whole state; what is unchanged keeps its identity. */
export function fromSnapshot(known: Board | undefined, topic: string, dto: BoardDto): Board {
  const leagues = Object.fromEntries(
    dto.leagues.map((league) => [
      league.id,
      reuseIfEqual(known?.leagues[league.id], toLeague(league)),
    ]),
  );
  const fixtures = Object.fromEntries(
    dto.fixtures.map((fixture) => [
      fixture.id,
      reuseIfEqual(known?.fixtures[fixture.id], toFixture(fixture)),
    ]),
  );
  const board = {
    topic,
    sport: dto.sport,
    kind: dto.kind,
    leagues: keepRecord(known?.leagues, leagues),
    fixtures: keepRecord(known?.fixtures, fixtures),
  };
  const isKept =
    known !== undefined && known.leagues === board.leagues && known.fixtures === board.fixtures;
  return isKept ? known : board;
}

/** Puts a market in place of the one of its id; one that opens again counts as the newest. */
export function putMarket(markets: readonly Market[], added: Market): readonly Market[] {
  const known = markets.find(({ id }) => id === added.id);
  if (known === undefined) return [...markets, added];
  if (known.status === 3 && added.status !== 3) {
    return [...markets.filter(({ id }) => id !== added.id), added];
  }
  return markets.map((market) => (market.id === added.id ? reuseIfEqual(market, added) : market));
}

/** Sets the status of some markets of a fixture; one that opens again counts as the newest. */
export function setMarketStatus(
  markets: readonly Market[],
  marketIds: readonly string[],
  status: Market['status'],
): readonly Market[] {
  return markets
    .filter(({ id, status: known }) => marketIds.includes(id) && known !== status)
    .reduce((all, market) => putMarket(all, { ...market, status }), markets);
}

/** The fixture after a change of its markets, or the same one where the change does not touch them. */
export function changeFixture(fixture: Fixture, change: BoardChange): Fixture {
  if (change.kind === 'market') {
    return { ...fixture, markets: putMarket(fixture.markets, toMarket(change.market)) };
  }
  if (change.kind === 'marketStatus') {
    const markets = setMarketStatus(fixture.markets, change.marketIds, change.status);
    return markets === fixture.markets ? fixture : { ...fixture, markets };
  }
  return fixture;
}

function reduceChanges(board: Board, changes: readonly BoardChange[]): Board {
  let leagues: Record<string, Board['leagues'][string]> | null = null;
  let fixtures: Record<string, Fixture> | null = null;
  for (const change of changes) {
    if (change.kind === 'odds' || change.kind === 'state') continue;
    // One copy per batch, made with the first change.
    fixtures ??= { ...board.fixtures };
    if (change.kind === 'fixture') {
      leagues ??= { ...board.leagues };
      leagues[change.league.id] = reuseIfEqual(leagues[change.league.id], toLeague(change.league));
      fixtures[change.fixture.id] = toFixture(change.fixture);
    } else if (change.kind === 'remove') {
      delete fixtures[change.fixtureId];
    } else {
      const known = fixtures[change.fixtureId];
      if (known) fixtures[change.fixtureId] = changeFixture(known, change);
    }
  }
  if (fixtures === null) return board;
  return { ...board, leagues: leagues ?? board.leagues, fixtures };
}

/** Tells whether a frame says more of boards than prices. */
export function hasStructuralChange({ snapshots, deltas }: BoardBatch): boolean {
  const isOther = ({ kind }: BoardChange) => kind !== 'odds';
  return snapshots.length > 0 || deltas.some(({ changes }) => changes.some(isOther));
}

/** The boards after one frame of the stream. A board nobody asked for stays out. */
export function reduceBoards(
  boards: Boards,
  { snapshots, deltas }: BoardBatch,
  isWanted: (topic: string) => boolean,
): Boards {
  const next: Record<string, Board> = { ...boards };
  for (const { topic, data } of snapshots) {
    if (isWanted(topic)) next[topic] = fromSnapshot(next[topic], topic, data);
  }
  for (const { topic, changes } of deltas) {
    const known = next[topic];
    if (known) next[topic] = reduceChanges(known, changes);
  }
  return keepRecord(boards, next);
}
