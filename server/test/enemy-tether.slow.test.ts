import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../../bench/enemy/api.ts';
import { attackTether } from '../../bench/enemy/tether/campaign.ts';
import type { Transfer } from '../../bench/enemy/tether/raid.ts';
import { createRandom } from '../../simulator/random.ts';
import { checkInvariants } from '../src/invariants.ts';
import type { Db } from '../src/lib/db.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';

/** What the provider reported over the line that the enemy listens to. */
const line = vi.hoisted(() => ({ reports: [] as Transfer[] }));

vi.mock('../src/modules/tether/signature.ts', async (original) => {
  const signature = await original<typeof import('../src/modules/tether/signature.ts')>();
  const isSigned: typeof signature.isSigned = (secret, transfer) => {
    const isTrue = signature.isSigned(secret, transfer);
    if (isTrue) line.reports.push(transfer);
    return isTrue;
  };
  return { ...signature, isSigned };
});

let site: TestApp;
afterEach(() => site?.close());

/** A round of `npm run enemy -- --tether` on a server in this process, whose provider's line the enemy hears. */
async function play(kind: Db['kind'], atOnce: number) {
  site = await buildTestApp({ db: kind });
  line.reports = [];
  const result = await attackTether({
    api: createApi(await site.listen()),
    random: createRandom('tether').next,
    atOnce,
    rounds: 1,
    sentReports: () => line.reports,
  });
  return { ...result, books: await checkInvariants(site.db) };
}

describe('an enemy who attacks tether', { timeout: 240_000 }, () => {
  it.each([
    ['postgres', 200],
    ['pglite', 40],
  ] as const)('never gets more out than in, on %s', async (kind, atOnce) => {
    const { findings, books, tried } = await play(kind, atOnce);
    expect(findings).toEqual([]);
    expect(books).toEqual([]);
    expect(tried).toBeGreaterThan(60);
  });
});
