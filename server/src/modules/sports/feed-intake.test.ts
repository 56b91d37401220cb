import { afterEach, describe, expect, it } from 'vitest';
import { openTestDb, type TestDb } from '../../../test/open-test-db.ts';
import type { FeedMarket, FeedUpdate } from './feed/index.ts';
import { fullView } from './boards.ts';
import { listSource, match, MINUTE, openStage, START } from './test/stage.ts';
import { databases } from '../../../test/databases.ts';

const ID = 'aaaaaaaa';
const KICK_OFF = START + 60 * MINUTE;
let store: TestDb;

afterEach(() => store.close());

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
