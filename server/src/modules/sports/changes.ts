import { BOARD_KINDS, type BoardKind } from '#rules/markets/boards.ts';
import type { components } from '#contract/types.gen.ts';
import {
  boardTopic,
  countByLeague,
  fixtureTopic,
  fixtureView,
  IN_PLAY_TOPIC,
  isListed,
  isShown,
  leagueMarkets,
  LEAGUES_TOPIC,
  leagueTopic,
  leagueView,
  marketsOn,
  marketView,
  openMarkets,
  shownClock,
  shownInterruption,
  shownScore,
} from './boards.ts';
import { withScorers } from './participants.ts';
import type { Fixture, League, Market } from './types.ts';

type Schemas = components['schemas'];
export type Change = Schemas['BoardChange'];
type OddsChange = Extract<Change, { kind: 'odds' }>;
type StateChange = Extract<Change, { kind: 'state' }>;

/** A fixture as readers last saw it, and as it is now. */
export interface Step {
  league: League | undefined;
  /** Null when it is new. */
  before: Fixture | null;
  after: Fixture;
  /** Until when readers are up to date. */
  from: number;
  to: number;
  /** Whether a topic has readers; for the others nothing is worked out. */
  watched: (topic: string) => boolean;
}

function stateOf(fixture: Fixture): StateChange {
  return {
    kind: 'state',
    fixtureId: fixture.id,
    status: fixture.status,
    score: shownScore(fixture),
    clock: shownClock(fixture),
    ...shownInterruption(fixture),
    marketCount: openMarkets(fixture).length,
  };
}

function sameOffer(left: Market, right: Market): boolean {
  return (
    left.phase === right.phase &&
    left.name === right.name &&
    left.offerScore?.home === right.offerScore?.home &&
    left.offerScore?.away === right.offerScore?.away &&
    left.selections.length === right.selections.length &&
    left.selections.every((one, index) => one.id === right.selections[index]?.id)
  );
}

function movedOdds(seen: Market, market: Market): OddsChange['selections'] {
  return market.selections.flatMap(({ id, odds, status }, index) => {
    const old = seen.selections[index];
    return old?.odds === odds && old.status === status ? [] : [{ id, odds, status }];
  });
}

/** What readers who saw the markets `seen` must be sent to see `shown`. */
function marketChanges(
  fixture: Fixture,
  seen: readonly Market[],
  shown: readonly Market[],
): Change[] {
  const fixtureId = fixture.id;
  const known = new Map(seen.map((market) => [market.id, market]));
  const changes: Change[] = [];
  const odds: OddsChange['selections'] = [];
  const statuses = new Map<Market['status'], string[]>();
  function tell(status: Market['status'], id: string): void {
    const ids = statuses.get(status);
    if (ids) ids.push(id);
    else statuses.set(status, [id]);
  }
  for (const market of shown) {
    const old = known.get(market.id);
    known.delete(market.id);
    if (old === market) continue;
    if (!old || !sameOffer(old, market)) {
      changes.push({ kind: 'market', fixtureId, market: marketView(market, fixture) });
      continue;
    }
    if (old.status !== market.status) tell(market.status, market.id);
    odds.push(...movedOdds(old, market));
  }
  // Closed, or no longer the line that is shown: either way the cells readers have are closed to them.
  for (const id of known.keys()) tell(3, id);
  for (const [status, marketIds] of statuses) {
    changes.push({ kind: 'marketStatus', fixtureId, marketIds, status });
  }
  if (odds.length > 0) changes.push({ kind: 'odds', selections: odds });
  return changes;
}

/** What has happened since readers saw `before`. */
function newEvents(before: Fixture, after: Fixture): Schemas['MatchEvent'][] {
  if (before.events === after.events) return [];
  const last = before.events.at(-1)?.number ?? 0;
  return withScorers(
    after,
    after.events.filter(({ number }) => number > last),
  );
}

/** What readers of the list of fixtures in play must be sent; `moved` is the state where that has changed. */
function inPlayChanges(
  { league, before, after, from, to, watched }: Step,
  moved: StateChange | null,
): Change[] {
  if (!watched(IN_PLAY_TOPIC)) return [];
  const was = before !== null && isShown('live', before, from);
  if (!isShown('live', after, to)) return was ? [{ kind: 'remove', fixtureId: after.id }] : [];
  if (was) return moved ? [moved] : [];
  return league
    ? [{ kind: 'fixture', league: leagueView(league), fixture: fixtureView(after, []) }]
    : [];
}

/** A list of fixtures with some of their markets: a board, or that of a league. */
interface MarketList {
  topic: string;
  isShown(fixture: Fixture, now: number): boolean;
  marketsOf(fixture: Fixture): Market[];
}

const boardList = (sport: Fixture['sport'], kind: BoardKind): MarketList => ({
  topic: boardTopic(sport, kind),
  isShown: (fixture, now) => isShown(kind, fixture, now),
  marketsOf: (fixture) => marketsOn(kind, fixture),
});

function listsOf({ sport, leagueId }: Fixture): MarketList[] {
  const league = { topic: leagueTopic(leagueId), isShown: isListed, marketsOf: leagueMarkets };
  return [...BOARD_KINDS.map((kind) => boardList(sport, kind)), league];
}

/** What readers of a list must be sent; `moved` is the state where that has changed. */
function listChanges(
  { league, before, after, from, to }: Step,
  list: MarketList,
  moved: StateChange | null,
): Change[] {
  const was = before !== null && list.isShown(before, from);
  if (!list.isShown(after, to)) return was ? [{ kind: 'remove', fixtureId: after.id }] : [];
  const markets = list.marketsOf(after);
  if (was && before.startsAt === after.startsAt)
    return [...(moved ? [moved] : []), ...marketChanges(after, list.marketsOf(before), markets)];
  if (!league) return [];
  return [{ kind: 'fixture', league: leagueView(league), fixture: fixtureView(after, markets) }];
}

/** Returns what the readers of each topic must be sent to see the fixture as it is now. */
export function changesOf(step: Step): [topic: string, change: Change][] {
  const { before, after, watched } = step;
  const out: [string, Change][] = [];
  const state = stateOf(after);
  const stateMoved = before !== null && JSON.stringify(state) !== JSON.stringify(stateOf(before));
  for (const list of listsOf(after)) {
    if (!watched(list.topic)) continue;
    for (const change of listChanges(step, list, stateMoved ? state : null))
      out.push([list.topic, change]);
  }
  for (const change of inPlayChanges(step, stateMoved ? state : null))
    out.push([IN_PLAY_TOPIC, change]);
  const topic = fixtureTopic(after.id);
  if (before && watched(topic)) {
    const { startsAt, scores, counts } = after;
    const events = newEvents(before, after);
    const news = {
      ...(before.counts !== counts && { counts }),
      ...(events.length > 0 && { events }),
    };
    const isOther = before.startsAt !== startsAt || before.scores !== scores;
    if (stateMoved || isOther || Object.keys(news).length > 0)
      out.push([topic, { ...state, startsAt, scores, ...news }]);
    for (const change of marketChanges(after, openMarkets(before), openMarkets(after)))
      out.push([topic, change]);
  }
  return out;
}

/** Returns what the readers of `leagues` must be sent: the number of each league that a fixture came to or left. */
export function leaguesChanges(
  steps: readonly Step[],
  fixtures: Iterable<Fixture>,
): [topic: string, change: Schemas['LeaguesChange']][] {
  const moved = new Map<string, League>();
  for (const { league, before, after, from, to } of steps) {
    const was = before !== null && isListed(before, from);
    if (league && was !== isListed(after, to)) moved.set(league.id, league);
  }
  const [first] = steps;
  if (first === undefined || moved.size === 0) return [];
  const counts = countByLeague(fixtures, first.to);
  return [...moved.values()].map((league) => [
    LEAGUES_TOPIC,
    { kind: 'league', league: leagueView(league), fixtures: counts.get(league.id) ?? 0 },
  ]);
}

/** Joins the odds changes that follow one another in a topic, so that a tick carries one list. */
export function joinChanges(all: readonly [string, Change][]): [string, Change][] {
  const out: [string, Change][] = [];
  const last = new Map<string, Change>();
  for (const [topic, change] of all) {
    const previous = last.get(topic);
    if (change.kind === 'odds' && previous?.kind === 'odds') {
      previous.selections.push(...change.selections);
      continue;
    }
    const own = change.kind === 'odds' ? { ...change, selections: [...change.selections] } : change;
    last.set(topic, own);
    out.push([topic, own]);
  }
  return out;
}
