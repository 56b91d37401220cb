import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../../bench/enemy/api.ts';
import { attackTether } from '../../bench/enemy/tether/campaign.ts';
import type { Transfer } from '../../bench/enemy/tether/raid.ts';
import { createRandom } from '../../simulator/random.ts';
import { checkInvariants } from '../src/invariants.ts';
import type { Db } from '../src/lib/db.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';

/** Whether the house is wrong on purpose, in all that this file puts in the place of its own. */
const house = vi.hoisted(() => ({ isBroken: false }));
/** What the provider told over the line that the enemy listens to. */
const line = vi.hoisted(() => ({ reports: [] as Transfer[] }));

vi.mock('../src/modules/tether/signature.ts', async (original) => {
  const signature = await original<typeof import('../src/modules/tether/signature.ts')>();
  const isSigned: typeof signature.isSigned = (secret, transfer) => {
    const isTrue = signature.isSigned(secret, transfer);
    if (isTrue) line.reports.push(transfer);
    return isTrue || house.isBroken;
  };
  return { ...signature, isSigned };
});

vi.mock('#rules/tether.ts', async (original) => {
  const tether = await original<typeof import('#rules/tether.ts')>();
  const tetherStep: typeof tether.tetherStep = (paid) =>
    tether.tetherStep(
      house.isBroken && paid.paidMicro > 10_000 ? { ...paid, isLate: false } : paid,
    );
  const tetherCredit: typeof tether.tetherCredit = (micro, rate) => {
    const sound = tether.tetherCredit(micro, rate);
    return house.isBroken && sound.restMicro > 0 ? { ...sound, credit: sound.credit + 1 } : sound;
  };
  return { ...tether, tetherStep, tetherCredit };
});

vi.mock('#rules/withdrawal.ts', async (original) => {
  const withdrawal = await original<typeof import('#rules/withdrawal.ts')>();
  const checkWithdrawal: typeof withdrawal.checkWithdrawal = (...sent) =>
    withdrawal
      .checkWithdrawal(...sent)
      .filter(({ code }) => !house.isBroken || !/TURNOVER|WAIT/.test(code));
  return { ...withdrawal, checkWithdrawal };
});

vi.mock('#rules/conversion.ts', async (original) => {
  const conversion = await original<typeof import('#rules/conversion.ts')>();
  const checkConversion: typeof conversion.checkConversion = (...sent) =>
    conversion
      .checkConversion(...sent)
      .filter(({ code }) => !house.isBroken || !/WAIT|AMOUNT_UNIT/.test(code));
  return { ...conversion, checkConversion };
});

let site: TestApp;
afterEach(async () => {
  house.isBroken = false;
  await site?.close();
});

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

  it('finds a house that is wrong', async () => {
    house.isBroken = true;
    const found = (await play('postgres', 20)).findings.join();
    for (const finding of [
      'coins by a forged report',
      'the old rate for a rest of after the hour',
      'coins of after the time credited unasked',
      'a credit above its coins',
      'a withdrawal of what was not bet',
      'more than five conversions a day',
      'points in parts of a thousand',
      'more out than in',
    ])
      expect(found).toContain(finding);
  });
});
