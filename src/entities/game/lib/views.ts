import type { Dto } from '#contract/types.gen.ts';
import { MARKET_STATUS } from '#rules/market-status.ts';
import { keepRecord } from './equality';
import type { Board, Detail, Fixture, FixtureFacts, Market } from './game';
import type { Member, Members } from './membership';
import type { Offer } from './offer';
import type { ById } from './record-draft';

// What is drawn of the offer. A view is kept beside what it is made of, and is the same object until that changes.

const closedMarkets = new WeakMap<Market, Market>();

function closed(market: Market): Market {
  const known = closedMarkets.get(market);
  if (known) return known;
  const made: Market = { ...market, status: MARKET_STATUS.closed };
  closedMarkets.set(market, made);
  return made;
}

const fixtureViews = new WeakMap<
  Member,
  { facts: FixtureFacts; own: ById<Market>; view: Fixture }
>();

function fixtureOf(offer: Offer, id: string, member: Member): Fixture | null {
  const facts = offer.fixtures[id];
  const own = offer.markets[id];
  if (!facts || !own) return null;
  const known = fixtureViews.get(member);
  // Of a board of a thousand all but one, mostly.
  if (known?.facts === facts && known.own === own) return known.view;
  const markets = member.markets.flatMap((marketId) => {
    const market = own[marketId];
    if (!market) return [];
    return member.closed.includes(marketId) ? closed(market) : market;
  });
  const isSame =
    known?.facts === facts &&
    known.view.markets.length === markets.length &&
    markets.every((market, at) => market === known.view.markets[at]);
  const view = isSame ? known.view : { ...facts, markets };
  fixtureViews.set(member, { facts, own, view });
  return view;
}

/** The fixtures of a topic with the markets it offers, in the order of the topic; null until the topic's state came. */
export function fixturesOf(offer: Offer, topic: string): Fixture[] | null {
  const members = offer.topics[topic];
  if (!members) return null;
  return Object.entries(members).flatMap(([id, member]) => fixtureOf(offer, id, member) ?? []);
}

const boardViews = new WeakMap<Members, Board>();

function boardOf(offer: Offer, topic: string, members: Members): Board {
  const [, sport, kind] = topic.split(':') as [string, Dto<'Sport'>, Dto<'BoardKind'>];
  const all = fixturesOf(offer, topic) ?? [];
  const leagues = all.flatMap(({ leagueId }) => offer.leagues[leagueId] ?? []);
  const known = boardViews.get(members);
  const board: Board = {
    topic,
    sport,
    kind,
    leagues: keepRecord(known?.leagues, Object.fromEntries(leagues.map((one) => [one.id, one]))),
    fixtures: keepRecord(known?.fixtures, Object.fromEntries(all.map((one) => [one.id, one]))),
  };
  if (known && known.leagues === board.leagues && known.fixtures === board.fixtures) return known;
  boardViews.set(members, board);
  return board;
}

export type Boards = ById<Board>;

const allBoards = new WeakMap<Offer['topics'], { offer: Offer; boards: Boards }>();
/** The last record that begins with a board. A topic that is no board, such as a leg's fixture, must not make another. */
const recordsOf = new WeakMap<Board, Boards>();

/** The boards whose state came, by topic. Scores and clocks are no part of them. */
export function boardsOf(offer: Offer): Boards {
  const known = allBoards.get(offer.topics);
  const { leagues, fixtures, markets } = offer;
  const isSame =
    known?.offer.leagues === leagues &&
    known.offer.fixtures === fixtures &&
    known.offer.markets === markets;
  if (isSame) return known.boards;
  const topics = Object.entries(offer.topics).filter(([topic]) => topic.startsWith('board:'));
  const next = topics.map(([topic, members]) => [topic, boardOf(offer, topic, members)] as const);
  const first = next[0]?.[1];
  const boards = keepRecord(first ? recordsOf.get(first) : known?.boards, Object.fromEntries(next));
  if (first) recordsOf.set(first, boards);
  allBoards.set(offer.topics, { offer, boards });
  return boards;
}

const lists = new WeakMap<Members, readonly Fixture[]>();

function listOf(offer: Offer, topic: string, members: Members): readonly Fixture[] {
  const all = fixturesOf(offer, topic) ?? [];
  const known = lists.get(members);
  if (known?.length === all.length && all.every((one, at) => one === known[at])) return known;
  lists.set(members, all);
  return all;
}

const listsOfLeagues = new WeakMap<Offer['topics'], ById<readonly Fixture[]>>();
const league = 'league:';

/** The fixtures of the leagues whose state came, by league id. Scores and clocks are no part of them. */
export function leagueFixturesOf(offer: Offer): ById<readonly Fixture[]> {
  const { topics } = offer;
  const own = Object.entries(topics).filter(([topic]) => topic.startsWith(league));
  const next = own.map(
    ([topic, members]) => [topic.slice(league.length), listOf(offer, topic, members)] as const,
  );
  const kept = keepRecord(listsOfLeagues.get(topics), Object.fromEntries(next));
  listsOfLeagues.set(topics, kept);
  return kept;
}

const details = new WeakMap<Fixture, Detail>();

function detailOf(offer: Offer, topic: string): Detail | null {
  const fixture = fixturesOf(offer, topic)?.[0];
  const league = fixture && offer.leagues[fixture.leagueId];
  if (!league) return null;
  const known = details.get(fixture);
  if (known?.league === league) return known;
  const made = { league, fixture };
  details.set(fixture, made);
  return made;
}

/** The fixtures of which every market is here, by fixture id. */
export function detailsOf(offer: Offer): ById<Detail> {
  const topics = Object.keys(offer.topics).filter((topic) => topic.startsWith('fixture:'));
  const found = topics.flatMap((topic) => detailOf(offer, topic) ?? []);
  return Object.fromEntries(found.map((detail) => [detail.fixture.id, detail]));
}
