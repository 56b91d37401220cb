import type { BoardKind } from '#rules/market-types.ts';
import type { components } from '../../contract/schema.gen.ts';
import {
  boardsOf,
  boardTopic,
  fixtureTopic,
  fixtureView,
  leagueView,
  marketsOn,
  marketView,
  shownClock,
  shownScore,
} from './boards.ts';
import type { Fixture, League, Market } from './types.ts';

type Schemas = components['schemas'];
export type Change = Schemas['BoardChange'];
type OddsChange = Extract<Change, { kind: 'odds' }>;

interface MarketFace {
  status: Market['status'];
  phase: Market['phase'];
  line: number | null;
  selections: string;
  odds: Map<string, string>;
}

/** What readers have been told of a fixture. */
interface Face {
  /** The boards it stands on, with the markets each of them shows. */
  boards: Map<BoardKind, Set<string>>;
  state: string;
  markets: Map<string, MarketFace>;
}

function marketFace(market: Market): MarketFace {
  return {
    status: market.status,
    phase: market.phase,
    line: market.line,
    selections: `${market.selections.map((one) => one.id).join()}|${JSON.stringify(market.offerScore)}`,
    odds: new Map(market.selections.map((one) => [one.id, `${one.odds}/${one.status}`])),
  };
}

function stateOf(fixture: Fixture): Extract<Change, { kind: 'state' }> {
  const open = [...fixture.markets.values()].filter((market) => market.status !== 3).length;
  return {
    kind: 'state',
    fixtureId: fixture.id,
    status: fixture.status,
    score: shownScore(fixture),
    clock: shownClock(fixture),
    marketCount: open,
  };
}

function shownOn(fixture: Fixture, now: number): Face['boards'] {
  return new Map(
    boardsOf(fixture, now).map((kind) => [
      kind,
      new Set(marketsOn(kind, fixture).map((market) => market.id)),
    ]),
  );
}

/** Notes how a fixture stands, to be compared with later. */
export function faceOf(fixture: Fixture, now: number): Face {
  return {
    boards: shownOn(fixture, now),
    state: JSON.stringify(stateOf(fixture)),
    markets: new Map(
      [...fixture.markets.values()].map((market) => [market.id, marketFace(market)]),
    ),
  };
}

/** What readers who saw the markets of `seen` must be told to see `markets` as they are now. */
function marketChanges(
  fixture: Fixture,
  markets: readonly Market[],
  before: Face,
  seen: ReadonlySet<string>,
): Change[] {
  const fixtureId = fixture.id;
  const changes: Change[] = [];
  const odds: OddsChange['selections'] = [];
  const statuses = new Map<Market['status'], string[]>();
  function told(status: Market['status'], id: string): void {
    statuses.set(status, [...(statuses.get(status) ?? []), id]);
  }
  for (const market of markets) {
    const known = seen.has(market.id) ? before.markets.get(market.id) : undefined;
    const face = marketFace(market);
    if (!known || known.phase !== face.phase || known.selections !== face.selections) {
      changes.push({ kind: 'market', fixtureId, market: marketView(market) });
      continue;
    }
    if (known.status !== face.status) told(face.status, market.id);
    for (const one of market.selections) {
      if (known.odds.get(one.id) !== face.odds.get(one.id)) {
        odds.push({ id: one.id, odds: one.odds, status: one.status });
      }
    }
  }
  // Closed, or no longer the line that is shown: either way the cells readers have are closed to them.
  const now = new Set(markets.map((market) => market.id));
  for (const id of seen) if (!now.has(id)) told(3, id);
  for (const [status, marketIds] of statuses) {
    changes.push({ kind: 'marketStatus', fixtureId, marketIds, status });
  }
  if (odds.length > 0) changes.push({ kind: 'odds', selections: odds });
  return changes;
}

/** Returns what the readers of each topic must be told for them to see the fixture as it stands at `now`. */
export function changesOf(
  fixture: Fixture,
  league: League | undefined,
  before: Face | null,
  now: number,
): [topic: string, change: Change][] {
  const out: [string, Change][] = [];
  const after = boardsOf(fixture, now);
  const state = stateOf(fixture);
  const stateMoved = before !== null && JSON.stringify(state) !== before.state;
  for (const kind of new Set([...(before?.boards.keys() ?? []), ...after])) {
    const topic = boardTopic(fixture.sport, kind);
    const seen = before?.boards.get(kind);
    const markets = marketsOn(kind, fixture);
    if (!after.includes(kind)) out.push([topic, { kind: 'remove', fixtureId: fixture.id }]);
    else if (before && seen) {
      if (stateMoved) out.push([topic, state]);
      for (const change of marketChanges(fixture, markets, before, seen)) out.push([topic, change]);
    } else if (league) {
      const view = fixtureView(fixture, markets);
      out.push([topic, { kind: 'fixture', league: leagueView(league), fixture: view }]);
    }
  }
  if (before) {
    const topic = fixtureTopic(fixture.id);
    const open = [...fixture.markets.values()].filter((market) => market.status !== 3);
    const seen = [...before.markets].filter(([, face]) => face.status !== 3).map(([id]) => id);
    if (stateMoved) out.push([topic, state]);
    for (const change of marketChanges(fixture, open, before, new Set(seen))) {
      out.push([topic, change]);
    }
  }
  return out;
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
