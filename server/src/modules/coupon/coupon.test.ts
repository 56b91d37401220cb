import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Currency } from '#rules/money.ts';
import { createIds } from '../../lib/ids.ts';
import {
  ADMIN,
  asMember,
  HOUR,
  MANAGER,
  openCashierWorld,
  SYSTEM,
} from '../cashier/test/cashier-world.ts';
import { quietBus as quiet } from '../../../test/quiet-bus.ts';
import { createTurnoverService } from '../turnover/index.ts';
import { createRecordingWallet } from '../wallet/test/recording-wallet.ts';
import { createCouponModule, issueCoupon } from './index.ts';
import type { CouponService } from './service.ts';
import type { CouponEvent } from './transitions.ts';
import type { CouponState } from './types.ts';
import { databases } from '../../../test/databases.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

const STATES: CouponState[] = ['issued', 'used', 'expired', 'revoked'];
const LEADS_TO: Record<CouponEvent, CouponState> = {
  use: 'used',
  expire: 'expired',
  revoke: 'revoked',
};

describe.each(databases)('coupons on %s', (kind) => {
  const world = stagedAndChecked(() => openCashierWorld(kind));
  let coupons: CouponService;
  let runDue: (now: number) => Promise<void>;
  let nextDue: () => Promise<number | null> | number | null;
  let ids: ReturnType<typeof createIds>;
  let memberId: string;
  const changed: string[] = [];
  beforeAll(async () => {
    const { db, clock } = world;
    ids = createIds({ clock });
    const wallet = createRecordingWallet({ db, ids }, changed);
    const { service, scheduled } = createCouponModule(
      { db, ids, bus: quiet },
      {
        wallet,
        turnover: createTurnoverService({ ids }, wallet),
        sendMessage: async () => undefined,
      },
    );
    coupons = service;
    const [task] = scheduled ?? [];
    if (!task) throw new Error('no task');
    runDue = async (now) => void (await task.runDue(now));
    nextDue = () => task.nextDue();
  });
  beforeEach(async () => {
    memberId = await world.member();
    changed.length = 0;
  });

  const now = () => world.clock.now();
  async function issue(
    what: 'money' | 'points' = 'points',
    { to = memberId, currency = 'KRW' as Currency, validFor = HOUR } = {},
  ): Promise<string> {
    const own = what === 'points' ? ('POINT' as const) : currency;
    const given = { memberId: to, name: '쿠폰', kind: what, amount: 5_000, currency: own };
    const one = { ...given, validTo: now() + validFor, actor: ADMIN.id, at: now() };
    return (await world.db.tx((q) => issueCoupon(q, ids, one))).id;
  }
  const use = (id: string, key?: string, who = memberId) => coupons.use(id, world.asking(who, key));
  async function act(id: string, event: CouponEvent) {
    // At its end: the clock alone may expire it, and no longer let it be used.
    const at = event === 'expire' ? now() + HOUR : now();
    const actor = { use: asMember(memberId), expire: SYSTEM, revoke: MANAGER }[event];
    return coupons.act({ id, event, actor, reason: '오발급', at });
  }
  const stateOf = async (id: string) =>
    (await coupons.list(memberId, { states: STATES, after: undefined, limit: 100 })).data.find(
      (one) => one.id === id,
    )?.state;

  describe.each(STATES)('that is %s', (from) => {
    const events: CouponEvent[] = ['use', 'expire', 'revoke'];
    it.each(events)('takes or refuses %s', async (event) => {
      const id = await issue();
      const before = (Object.keys(LEADS_TO) as CouponEvent[]).find((one) => LEADS_TO[one] === from);
      if (before) expect(await act(id, before)).toMatchObject({ ok: true });
      const balance = await world.balance(memberId);
      const result = await act(id, event);
      if (from === 'issued') {
        expect(result).toMatchObject({ ok: true, isRepeat: false });
        expect(await stateOf(id)).toBe(LEADS_TO[event]);
        expect(await world.balance(memberId)).toEqual([0, event === 'use' ? 5_000 : 0]);
        return;
      }
      expect(result).toMatchObject(
        LEADS_TO[event] === from
          ? { ok: true, isRepeat: true }
          : { ok: false, error: 'INVALID_STATE' },
      );
      expect(await stateOf(id)).toBe(from);
      expect(await world.balance(memberId)).toEqual(balance);
    });
  });

  it('is taken back by staff alone, with a reason', async () => {
    const id = await issue();
    const revoke = { id, event: 'revoke' as const, at: now() };
    expect(await coupons.act({ ...revoke, actor: asMember(memberId), reason: 'x' })).toEqual({
      ok: false,
      error: 'FORBIDDEN',
    });
    expect(await coupons.act({ ...revoke, actor: MANAGER, reason: ' ' })).toEqual({
      ok: false,
      error: 'REASON_REQUIRED',
    });
    expect(await stateOf(id)).toBe('issued');
  });

  it('is booked once by twenty devices at once', async () => {
    const id = await issue();
    const results = await Promise.all(Array.from({ length: 20 }, () => use(id)));
    expect(results.every((one) => one !== 'reused' && one.ok)).toBe(true);
    expect(await world.balance(memberId)).toEqual([0, 5_000]);
    expect(changed).toEqual([memberId]);
  });

  it('answers a repeat under its key, and refuses the key for another coupon', async () => {
    const [id, other] = [await issue(), await issue()];
    const first = await use(id, 'key-coupon');
    expect(await use(id, 'key-coupon')).toEqual(first);
    expect(await use(other, 'key-coupon')).toBe('reused');
    expect(await world.balance(memberId)).toEqual([0, 5_000]);
  });

  it('asks for a turnover where it is money, in the currency of the member', async () => {
    const coin = await world.member(0, 'USD');
    await use(await issue('money'));
    await use(await issue('money', { to: coin, currency: 'USD' }), undefined, coin);
    await use(await issue());
    expect(await world.balance(memberId)).toEqual([5_000, 5_000]);
    expect(await world.balance(coin)).toEqual([5_000, 0]);
    const rows = await world.db.query(
      `select currency, required from turnover_requirement
       where source = 'coupon' and member_id = any($1) order by currency`,
      [[memberId, coin]],
    );
    expect(rows).toEqual([
      { currency: 'KRW', required: 5_000 },
      { currency: 'USD', required: 5_000 },
    ]);
  });

  it('is unknown to other members', async () => {
    const id = await issue();
    const other = await world.member();
    expect(await use(id, undefined, other)).toEqual({ ok: false, error: 'NOT_FOUND' });
    expect(await stateOf(id)).toBe('issued');
    const page = { states: STATES, after: undefined, limit: 10 };
    expect((await coupons.list(other, page)).data).toEqual([]);
  });

  it('is refused to whoever is suspended', async () => {
    const id = await issue();
    await world.db.query(`update member set state = 'suspended' where id = $1`, [memberId]);
    expect(await use(id)).toEqual({ ok: false, error: 'FORBIDDEN' });
  });

  it('is not taken from its end on, whether it is marked yet or not', async () => {
    const id = await issue();
    world.pass(HOUR - 1);
    const kept = await issue('points', { validFor: 1 });
    expect(await use(kept)).toMatchObject({ ok: true });
    world.pass(1);
    expect(await use(id)).toEqual({ ok: false, error: 'INVALID_STATE' });
    expect(await nextDue()).toBeLessThanOrEqual(now());
    await runDue(now());
    expect([await stateOf(id), await stateOf(kept)]).toEqual(['expired', 'used']);
    expect(await world.balance(memberId)).toEqual([0, 5_000]);
  });

  it('is listed by state, newest first, without a gap', async () => {
    const made: string[] = [];
    for (let n = 0; n < 5; n += 1) made.push(await issue());
    await use(made[2] ?? '');
    const issued = made.filter((_, n) => n !== 2);
    const seen: string[] = [];
    let after: { at: number; id: string } | undefined;
    for (;;) {
      const { data, nextCursor } = await coupons.list(memberId, {
        states: ['issued'],
        after,
        limit: 2,
      });
      seen.push(...data.map(({ id }) => id));
      const last = data.at(-1);
      if (nextCursor === null || !last) break;
      after = { at: last.issuedAt, id: last.id };
    }
    expect(seen).toEqual([...issued].sort().reverse());
  });
});
