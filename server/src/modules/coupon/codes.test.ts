import { beforeAll, describe, expect, it } from 'vitest';
import { createIds } from '../../lib/ids.ts';
import { HOUR, openCashierWorld } from '../cashier/test/cashier-world.ts';
import { quietBus as quiet } from '../../../test/quiet-bus.ts';
import { createTurnoverService } from '../turnover/index.ts';
import { addCouponCode, createCouponModule } from './index.ts';
import { databases } from '../../../test/databases.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

describe.each(databases)('codes of coupons on %s', (kind) => {
  const world = stagedAndChecked(() => openCashierWorld(kind));
  let coupons: ReturnType<typeof createCouponModule>;
  beforeAll(async () => {
    const { db, wallet, clock } = world;
    const ids = createIds({ clock });
    coupons = createCouponModule(
      { db, ids, bus: quiet },
      {
        wallet,
        turnover: createTurnoverService({ ids }, wallet),
        sendMessage: async () => undefined,
      },
    );
  });

  const DAY = 24 * HOUR;
  async function add(code: string, part: object = {}): Promise<void> {
    await addCouponCode(world.db, {
      code,
      name: '환영',
      kind: 'points' as const,
      amount: 3_000,
      amountUsd: null,
      validDays: 7,
      closesAt: world.clock.now() + DAY,
      most: 100,
      ...part,
    });
  }
  const register = (memberId: string, code: string) =>
    coupons.register({ memberId, code, now: world.clock.now() });

  it('gives each member one coupon, from twenty at once and however it is written', async () => {
    await add('WELCOME-1');
    const id = await world.member();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) => register(id, n % 2 ? 'welcome1' : 'WELCOME-1')),
    );
    const given = results.map((one) => (one.ok ? [one.coupon.id, one.isRepeat] : one.error));
    expect(given.filter(([, isRepeat]) => isRepeat === false)).toHaveLength(1);
    expect(new Set(given.map(([couponId]) => couponId)).size).toBe(1);
    const [first] = results;
    expect(first).toMatchObject({
      coupon: {
        name: '환영',
        amount: 3_000,
        state: 'issued',
        validTo: world.clock.now() + 7 * DAY,
      },
    });
  });

  it('gives out no more than its coupons, and none once it is over', async () => {
    await add('FEW2', { most: 2 });
    const members = await Promise.all([1, 2, 3, 4].map(() => world.member()));
    const results = await Promise.all(members.map((id) => register(id, 'FEW2')));
    const refused = results.filter((one) => !one.ok);
    expect(refused).toEqual([
      { ok: false, error: 'INVALID_STATE' },
      { ok: false, error: 'INVALID_STATE' },
    ]);
    await add('PAST1', { closesAt: world.clock.now() });
    expect(await register(await world.member(), 'PAST1')).toEqual({
      ok: false,
      error: 'INVALID_STATE',
    });
  });

  it('gives money in the currency of the account, and nothing where it has none', async () => {
    await add('MONEY1', { kind: 'money', amount: 10_000, amountUsd: 700 });
    await add('WONONLY', { kind: 'money', amount: 10_000 });
    const coin = await world.member(0, 'USD');
    expect(await register(coin, 'MONEY1')).toMatchObject({
      coupon: { amount: 700, currency: 'USD' },
    });
    expect(await register(coin, 'WONONLY')).toEqual({ ok: false, error: 'NOT_FOUND' });
    expect(await register(coin, 'NOTHING')).toEqual({ ok: false, error: 'NOT_FOUND' });
  });

  it('gives whoever is suspended nothing', async () => {
    await add('SUSPEND1');
    const id = await world.member();
    await world.db.query(`update member set state = 'suspended' where id = $1`, [id]);
    expect(await register(id, 'SUSPEND1')).toEqual({ ok: false, error: 'FORBIDDEN' });
  });
});
