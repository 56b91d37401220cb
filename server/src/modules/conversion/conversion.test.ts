import { beforeAll, describe, expect, it } from 'vitest';
import { ENTRY } from '#rules/ledger.ts';
import type { Currency } from '#rules/money.ts';
import { createIds } from '../../lib/ids.ts';
import { HOUR, MANAGER, openCashierWorld } from '../cashier/test/cashier-world.ts';
import { createTurnoverService } from '../turnover/index.ts';
import { createRecordingWallet } from '../wallet/test/recording-wallet.ts';
import { createConversionModule } from './index.ts';
import type { ConversionService } from './service.ts';
import { databases } from '../../../test/databases.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

describe.each(databases)('points made money on %s', (kind) => {
  const world = stagedAndChecked(() => openCashierWorld(kind));
  let conversions: ConversionService;
  const changed: string[] = [];
  beforeAll(async () => {
    const { db, clock } = world;
    const ids = createIds({ clock });
    const wallet = createRecordingWallet({ db, ids }, changed);
    conversions = createConversionModule(
      { db, ids },
      { wallet, turnover: createTurnoverService({ ids }, wallet) },
    ).service;
  });

  async function member(points: number, currency: Currency = 'KRW'): Promise<string> {
    const id = await world.member(0, currency);
    await world.wallet.post(world.db, {
      key: `test:points:${id}`,
      entry: ENTRY.adjustAdd,
      actor: 'test',
      at: world.clock.now(),
      lines: [
        { account: { owner: null, kind: 'house:adjust', currency: 'POINT' }, amount: -points },
        { account: { owner: id, kind: 'points', currency: 'POINT' }, amount: points },
      ],
    });
    return id;
  }
  const convert = (id: string, points: number, key?: string) =>
    conversions.convert(points, world.asking(id, key));
  const terms = (id: string) => conversions.terms(id, world.clock.now());
  const turnoverOf = (id: string) =>
    world.db.query(
      'select source, currency, required from turnover_requirement where member_id = $1 order by id',
      [id],
    );

  it('books points against money, with the turnover of the money', async () => {
    const id = await member(50_000);
    changed.length = 0;
    expect(await convert(id, 3_000)).toMatchObject({
      kind: 'converted',
      conversion: { points: 3_000, amount: 3_000, currency: 'KRW', rate: null },
    });
    expect(await world.balance(id)).toEqual([3_000, 47_000]);
    expect(await turnoverOf(id)).toEqual([
      { source: 'conversion', currency: 'KRW', required: 3_000 },
    ]);
    expect(changed).toEqual([id]);
  });

  it('gives dollars at the rate, rounded down to cents', async () => {
    const id = await member(10_000, 'USD');
    expect(await terms(id)).toMatchObject({ currency: 'USD', rate: 13_800_000, balance: 10_000 });
    expect(await convert(id, 1_000)).toMatchObject({
      conversion: { amount: 72, currency: 'USD', rate: 13_800_000 },
    });
    expect(await world.balance(id)).toEqual([72, 9_000]);
  });

  it('keeps its turnover where a withdrawal overtook it', async () => {
    const id = await member(50_000);
    const { db, clock, wallet, withdrawals, cashier } = world;
    await wallet.post(db, {
      key: `test:money:${id}`,
      entry: ENTRY.adjustAdd,
      actor: 'test',
      at: clock.now(),
      lines: [
        { account: { owner: null, kind: 'house:adjust', currency: 'KRW' }, amount: -10_000 },
        { account: { owner: id, kind: 'money', currency: 'KRW' }, amount: 10_000 },
      ],
    });
    // Requested first, and kept waiting until the withdrawal is stored.
    const early = world.asking(id);
    world.pass(1);
    const requested = await withdrawals.request(
      { amount: 10_000, withdrawPassword: '1234' },
      world.asking(id),
    );
    if (requested.kind !== 'requested') throw new Error(JSON.stringify(requested));
    expect(await conversions.convert(50_000, early)).toMatchObject({ kind: 'converted' });
    for (const event of ['check', 'pay'] as const)
      await cashier.withdrawals.act({
        id: requested.request.id,
        event,
        actor: MANAGER,
        at: clock.now(),
      });
    expect((await withdrawals.terms(id, clock.now())).turnover).toEqual({
      required: 50_000,
      done: 0,
      rest: 50_000,
      held: [],
    });
  });

  it('books once for twenty calls under one key', async () => {
    const id = await member(50_000);
    changed.length = 0;
    const results = await Promise.all(
      Array.from({ length: 20 }, () => convert(id, 10_000, 'key-of-all')),
    );
    for (const result of results) expect(result).toEqual(results[0]);
    expect(results[0]).toMatchObject({ kind: 'converted' });
    expect(await world.balance(id)).toEqual([10_000, 40_000]);
    expect(changed).toEqual([id]);
  });

  it('takes no more than there is, and no more than five a day, from twenty at once', async () => {
    const poor = await member(3_000);
    const rich = await member(100_000);
    const results = await Promise.all(
      [poor, rich].flatMap((id) => Array.from({ length: 20 }, () => convert(id, 2_000))),
    );
    const reasons = results.flatMap((one) =>
      one.kind === 'refused' ? one.refusals.map(({ code }) => code) : [],
    );
    expect(new Set(reasons)).toEqual(new Set(['INSUFFICIENT_FUNDS', 'WAIT']));
    expect(await world.balance(poor)).toEqual([2_000, 1_000]);
    expect(await world.balance(rich)).toEqual([10_000, 90_000]);
  });

  it('begins the five again at midnight in Seoul', async () => {
    const id = await member(100_000);
    for (let n = 0; n < 5; n += 1) await convert(id, 1_000);
    const midnight = Date.parse('2024-05-18T15:00:00Z');
    expect(await terms(id)).toMatchObject({
      timesLeft: 0,
      refusals: [{ code: 'WAIT', until: midnight }],
    });
    world.pass(midnight - 1 - world.clock.now());
    expect(await convert(id, 1_000)).toMatchObject({ kind: 'refused' });
    world.pass(1);
    expect(await terms(id)).toMatchObject({ timesLeft: 5, refusals: [] });
    expect(await convert(id, 1_000)).toMatchObject({ kind: 'converted' });
    world.pass(HOUR);
  });

  it('keeps a refusal under its key, and refuses the key for other points', async () => {
    const id = await member(500_000);
    const refused = await convert(id, 1_500, 'key-refused');
    expect(refused).toEqual({ kind: 'refused', refusals: [{ code: 'AMOUNT_UNIT', limit: 1_000 }] });
    expect(await convert(id, 1_500, 'key-refused')).toEqual(refused);
    expect(await convert(id, 2_000, 'key-refused')).toEqual({ kind: 'reused' });
    expect(await world.balance(id)).toEqual([0, 500_000]);
  });

  it('refuses whoever is suspended', async () => {
    const id = await member(5_000);
    await world.db.query(`update member set state = 'suspended' where id = $1`, [id]);
    expect(await convert(id, 1_000)).toEqual({ kind: 'refused', refusals: [{ code: 'BLOCKED' }] });
  });
});
