import { beforeAll, expect, it } from 'vitest';
import { buildTestApp, TEST_START } from '../../../test/build-test-app.ts';
import type { FixtureView } from './boards.ts';
import { createSimulatedFeed } from './feed/index.ts';
import { staged } from '../../../test/staged.ts';

const SEED = 1;
const HOUR = 3_600_000;
const DELAY = 6_000;
const site = staged(() => buildTestApp({ feed: 'simulated', seed: SEED }));
let token: string;

beforeAll(async () => {
  token = await site.login('member01');
});

/** Football matches whose betting stops at `at`, with nothing else said of them for 15 seconds before. */
function stopsOf(from: number, to: number): { fixtureId: string; at: number }[] {
  const quietSince = new Map<string, number>();
  return createSimulatedFeed({ seed: SEED })
    .advance(from, to)
    .flatMap(({ fixtureId, at, suspend, status, markets }) => {
      const quiet = quietSince.get(fixtureId) ?? at;
      if (suspend || status || markets?.some((one) => one.status !== 1))
        quietSince.set(fixtureId, at);
      return suspend && at - quiet > 15_000 ? [{ fixtureId, at }] : [];
    });
}

async function placeAt(at: number, fixtureId: string, key: string): Promise<number> {
  await site.advanceTo(at);
  const { body } = await site.call<{ data: { fixture: FixtureView } }>(
    'GET',
    `/sports/fixture/${fixtureId}`,
  );
  const { sport, markets } = body.data.fixture;
  const market = markets.find(({ typeId, status }) => typeId === 1 && status === 1);
  const selection = market?.selections.find(({ status, odds }) => status === 1 && odds < 1_000);
  if (sport !== 'football' || !market || !selection) return 0;
  const { status } = await site.call('POST', '/bet', {
    token,
    headers: { 'idempotency-key': key },
    body: {
      stake: 10_000,
      oddsPolicy: 'any',
      bonusFolders: null,
      legs: [
        {
          selectionId: selection.id,
          odds: selection.odds,
          line: market.line,
          offerScore: null,
          inPlay: true,
        },
      ],
    },
  });
  return status;
}

it('decides a bet by the games at the very end of its delay, however far the clock is moved', {
  timeout: 120_000,
}, async () => {
  const wanted = new Map<string, string>();
  let now = TEST_START;
  for (const { fixtureId, at } of stopsOf(TEST_START, TEST_START + 3 * HOUR)) {
    if (wanted.size >= 4) break;
    // In turn: the delay ends a second before the stop, and half a second after it.
    const early = wanted.size % 2 === 0;
    const placeTime = at - DELAY + (early ? -1_000 : 500);
    if (placeTime <= now) continue;
    const key = `exact-instant-${at}`;
    const status = await placeAt(placeTime, fixtureId, key);
    now = placeTime;
    if (status !== 201) continue;
    wanted.set(key, early ? 'accepted' : 'refused');
    // Far in one go.
    now += 10 * 60_000;
    await site.advanceTo(now);
  }
  expect(wanted.size).toBe(4);
  const bets = await site.db.query<{ key: string; status: string }>('select key, status from bet');
  const got = bets.map(({ key, status }) => [key, status === 'settled' ? 'accepted' : status]);
  expect(new Map(got as [string, string][])).toEqual(wanted);
});
