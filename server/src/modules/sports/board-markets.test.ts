import { afterEach, describe, expect, it } from 'vitest';
import { openTestDb, type TestDb } from '../../../test/open-test-db.ts';
import type { FeedMarket, FeedUpdate } from './feed/index.ts';
import { listSource, match, MINUTE, openStage, START } from './test/stage.ts';
import { databases } from '../../../test/databases.ts';

const ID = 'aaaaaaaa';
const KICK_OFF = START + 60 * MINUTE;
let store: TestDb;

afterEach(() => store.close());

function total(
  line: number,
  over: number,
  offerScore: FeedMarket['offerScore'] = null,
): FeedMarket {
  const selections = [
    { outcome: 'Over', odds: over },
    { outcome: 'Under', odds: 190 },
  ];
  return { typeId: 2, line, offerScore, status: 1, selections };
}

describe.each(databases)('what the domestic board showed last, on %s', (kind) => {
  it.each([
    ['kick-off', 2],
    ['a postponement', 5],
  ] as const)('is kept at %s, whatever is offered later', async (_, status) => {
    store = await openTestDb(kind);
    const markets = [total(250, 188), total(350, 320)];
    const updates: FeedUpdate[] = [
      { ...match(ID, KICK_OFF), markets },
      { at: START + 5 * MINUTE, fixtureId: ID, markets: [total(250, 192)] },
      {
        at: KICK_OFF,
        fixtureId: ID,
        status,
        marketsClosed: 'prematch',
        markets: [total(250, 140)],
      },
      { at: KICK_OFF + 5 * MINUTE, fixtureId: ID, markets: [total(250, 110)] },
    ];
    const stage = openStage(store.db, listSource(updates));
    await stage.runner.start();
    const kept = async () => {
      const [row] = await store.db.query('select board_markets as kept from fixture');
      return row?.kept;
    };
    expect(await kept()).toBeNull();
    for (const at of [START + 5 * MINUTE, KICK_OFF, KICK_OFF + 5 * MINUTE]) await stage.to(at);
    expect(await kept()).toEqual([
      {
        id: `${ID}.2.250`,
        typeId: 2,
        line: 250,
        offerScore: null,
        outcomes: [
          { outcome: 'Over', odds: 192 },
          { outcome: 'Under', odds: 190 },
        ],
      },
    ]);
  });
});
