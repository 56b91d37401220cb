import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isFixtureDetail } from '#contract/checks.gen.ts';
import { mutated } from '../../../test/contract/hostile.ts';
import { openTestDb, type TestDb } from '../../../test/open-test-db.ts';
import type { FeedMarket, FeedSource, FeedUpdate } from './feed/index.ts';
import { createFeedIntake } from './feed-intake.ts';
import { isObject } from './feed-values.ts';
import { fullView } from './boards.ts';
import { fixtureDetail } from './topics.ts';
import { listSource, match, MINUTE, openStage, START } from './test/stage.ts';
import { databases } from '../../../test/databases.ts';

const ID = 'aaaaaaaa';
const KICK_OFF = START + 60 * MINUTE;
let store: TestDb | undefined;

afterEach(() => store?.close());

function winner(odds: number): FeedMarket {
  const selections = [
    { outcome: '1', odds },
    { outcome: 'X', odds: 320 },
    { outcome: '2', odds: 340 },
  ];
  return { typeId: 1, line: null, offerScore: null, status: 1, selections };
}

const unknown: FeedMarket = {
  typeId: 77_001,
  line: 250,
  name: '골대 맞힌 횟수',
  offerScore: null,
  status: 1,
  selections: [
    { outcome: 'Over', odds: 190 },
    { outcome: 'Under', odds: 190 },
  ],
};

function offer(at: number, markets: readonly FeedMarket[], change: object = {}): FeedUpdate {
  return { at, fixtureId: ID, markets: [...markets], ...change };
}

/** Valid updates of everything that a feed can tell of a match, with places to break. */
function fullUpdate(at: number, odds: number): FeedUpdate {
  const clock = { period: '10', minute: 20, startedAt: KICK_OFF, injury: 0 };
  const [home, away] = [1, 0];
  return {
    at,
    fixtureId: ID,
    create: match(ID, KICK_OFF).create,
    status: 2,
    startsAt: KICK_OFF,
    clock,
    scores: { live: { home, away }, '10': { home, away } },
    counts: { corner: { live: { home, away }, '10': { home, away } } },
    participants: [{ id: 'p1', name: '손흥민', kind: 'player', side: 'home', isOut: false }],
    goals: [{ side: '1', part: 10, player: 'p1', minute: 12, own: false }],
    players: { p1: { side: '1', played: true, cameOnAfter: 0, counts: { shot: 2 } } },
    firstScorer: '1',
    finishedPeriods: [],
    suspend: true,
    marketsClosed: 'prematch',
    outlook: { '10': { home: 0.5, away: { times: 10, chances: [0.9, 0.1] } } },
    events: [
      {
        kind: 'score',
        number: 1,
        at,
        side: 'home',
        points: 1,
        score: { home, away },
        clock: { period: '10', minute: 12, detail: { kind: 'minutes', injury: 0 } },
      },
    ],
    markets: [winner(odds), unknown],
  };
}

it('has a fault where applying an update throws, and goes on', () => {
  const warn = vi.fn();
  const intake = createFeedIntake({ warn }, () => true);
  const update = offer(START, [winner(210)]);
  const broken = () => {
    throw new TypeError('no such part');
  };
  expect([intake.applies(update, broken), intake.applies(update, () => undefined)]).toEqual([
    false,
    true,
  ]);
  expect(intake.counts().malformedUpdates).toBe(1);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { fixtureId: ID, at: START, fault: 'cannot be applied: no such part' },
    'the feed sent nonsense',
  );
});

it('is never thrown at by a broken update, shows only what the contract has, and takes the next good one', async () => {
  store = await openTestDb('pglite');
  const start = START + 10 * MINUTE;
  const broken = fc.sample(mutated(fc.constant(fullUpdate(0, 250))), { numRuns: 600, seed: 29 });
  // Each second another: what is no object, or has another instant than its own, comes as it is.
  const updates = broken.map((update, index) => {
    const at = start + index * 1000;
    return isObject(update) && update.at === 0 ? { ...update, at } : update;
  });
  const end = start + broken.length * 1000;
  const source: FeedSource = {
    ...listSource([match(ID, KICK_OFF)]),
    nextDue: (after) => (after < start ? start : after < end ? after + 1000 : null),
    advance: (after, to) => {
      const [from, until] = [after, to].map((at) => Math.floor((at - start) / 1000) + 1);
      const good = to >= end && after < end ? [fullUpdate(end, 260)] : [];
      return [
        ...updates.slice(Math.max(0, from ?? 0), Math.max(0, until ?? 0)),
        ...good,
      ] as FeedUpdate[];
    },
  };
  const stage = openStage(store.db, source);
  await stage.runner.start();
  for (let at = start; at <= end; at += 10_000) {
    await stage.to(Math.min(at, end));
    const detail = fixtureDetail(stage.fixtureCache, ID);
    expect(isFixtureDetail(detail), JSON.stringify(detail)).toBe(true);
  }
  await stage.to(end);
  expect(stage.error).not.toHaveBeenCalled();
  const market = stage.fixtureCache.fixtures.get(ID)?.markets.get(`${ID}.1._`);
  expect(market?.selections.find(({ outcome }) => outcome === '1')?.odds).toBe(260);
  const { malformedUpdates } = stage.runner.feedCounts();
  expect(malformedUpdates).toBeGreaterThan(200);
  expect(stage.warn).toHaveBeenCalled();
});

describe.each(databases)('what a feed sends, on %s', (kind) => {
  it('changes nothing when it is malformed, is logged with its reason and counted; what follows is taken', async () => {
    store = await openTestDb(kind);
    const stage = openStage(
      store.db,
      listSource([
        match(ID, KICK_OFF),
        offer(START, [winner(210)]),
        offer(START + MINUTE, [winner(215), winner(99)], { status: 2 }),
        offer(START + 2 * MINUTE, [winner(220)]),
      ]),
    );
    await stage.runner.start();
    const before = stage.fixtureCache.fixtures.get(ID);
    await stage.to(START + MINUTE);
    expect(stage.fixtureCache.fixtures.get(ID)).toBe(before);
    expect(stage.warn).toHaveBeenCalledExactlyOnceWith(
      { fixtureId: ID, at: START + MINUTE, fault: `market ${ID}.1._: listed twice` },
      'the feed sent nonsense',
    );
    expect(stage.runner.feedCounts()).toEqual({ malformedUpdates: 1, unknownMarkets: 0 });
    await stage.to(START + 2 * MINUTE);
    const market = stage.fixtureCache.fixtures.get(ID)?.markets.get(`${ID}.1._`);
    expect(market?.selections.map(({ odds }) => odds)).toEqual([220, 320, 340]);
  });

  it('leaves out an outcome that its market cannot have, with the market suspended, and takes the rest', async () => {
    store = await openTestDb(kind);
    const with3: FeedMarket = {
      ...winner(215),
      selections: [...winner(215).selections, { outcome: '3', odds: 900 }],
    };
    const only3: FeedMarket = {
      ...winner(220),
      typeId: 41,
      selections: [{ outcome: '3', odds: 900 }],
    };
    const score: FeedMarket = {
      ...winner(0),
      typeId: 6,
      selections: [{ outcome: '4-0', odds: 3_400 }],
    };
    const stage = openStage(
      store.db,
      listSource([
        match(ID, KICK_OFF),
        offer(START, [winner(210)]),
        offer(START + MINUTE, [with3, only3, score], { scores: { live: { home: 1, away: 0 } } }),
        offer(START + 2 * MINUTE, [winner(230)]),
      ]),
    );
    await stage.runner.start();
    await stage.to(START + MINUTE);
    const shown = () =>
      [...(stage.fixtureCache.fixtures.get(ID)?.markets.values() ?? [])].map(
        ({ typeId, status, selections }) => [typeId, status, selections.map(({ odds }) => odds)],
      );
    expect(shown()).toEqual([
      [1, 2, [215, 320, 340]],
      [6, 1, [3_400]],
    ]);
    expect(stage.fixtureCache.fixtures.get(ID)?.scores).toEqual({ live: { home: 1, away: 0 } });
    expect(stage.runner.feedCounts()).toEqual({ malformedUpdates: 2, unknownMarkets: 0 });
    expect(stage.warn).toHaveBeenCalledWith(
      { fixtureId: ID, at: START + MINUTE, typeId: 1, outcomes: ['3'] },
      'the feed offers unknown outcomes',
    );
    await stage.to(START + 2 * MINUTE);
    expect(shown()[0]).toEqual([1, 1, [230, 320, 340]]);
  });

  it('may be of an unknown league, which changes nothing', async () => {
    store = await openTestDb(kind);
    const { create, ...rest } = match(ID, KICK_OFF);
    const other = { ...rest, fixtureId: 'bbbbbbbb', create: { ...create, leagueId: 'nowhere' } };
    const stage = openStage(store.db, listSource([other, match(ID, KICK_OFF)]));
    await stage.runner.start();
    expect([...stage.fixtureCache.fixtures.keys()]).toEqual([ID]);
    expect(stage.runner.feedCounts().malformedUpdates).toBe(1);
  });

  it('shows a market that the dictionary does not have under its own name, never open, also after a restart', async () => {
    store = await openTestDb(kind);
    const source = listSource([match(ID, KICK_OFF), offer(START, [winner(210), unknown])]);
    const stage = openStage(store.db, source);
    await stage.runner.start();
    expect(stage.runner.feedCounts()).toEqual({ malformedUpdates: 0, unknownMarkets: 1 });
    const again = openStage(store.db, source);
    await again.runner.start();
    for (const { fixtureCache } of [stage, again]) {
      const fixture = fixtureCache.fixtures.get(ID);
      if (!fixture) throw new Error('no fixture');
      const shown = fullView(fixture).markets.map(({ typeId, name, status }) => ({
        typeId,
        name,
        status,
      }));
      expect(shown).toEqual([
        { typeId: 1, name: undefined, status: 1 },
        { typeId: 77_001, name: '골대 맞힌 횟수', status: 2 },
      ]);
    }
  });
});
