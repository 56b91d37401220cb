import { beforeEach, describe, expect, it } from 'vitest';
import { ENTRIES } from '#rules/ledger.ts';
import { HOUR, MANAGER, MINUTE } from '../cashier/test/cashier-world.ts';
import { openProtectionWorld } from './test/protection-world.ts';
import { databases } from '../../../test/databases.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

type World = Awaited<ReturnType<typeof openProtectionWorld>>;
type Limit = Parameters<World['protection']['setLimit']>[1];

const DAY = 24 * HOUR;
const START = 100_000_000;

describe.each(databases)('what members set for themselves on %s', (kind) => {
  const world = stagedAndChecked(() => openProtectionWorld(kind));
  let id: string;
  beforeEach(async () => {
    id = await world.member(START);
  });

  const now = () => world.clock.now();
  const set = (kindOf: Limit['kind'], period: Limit['period'], limit: number | null) =>
    world.protection.setLimit(id, { kind: kindOf, period, limit }, now());
  const limits = async () => (await world.protection.read(id, now())).limits;

  describe('a limit', () => {
    it('takes what is left to the last won, and says what is left and when it is counted again', async () => {
      await set('stake', 'day', 300_000);
      const first = now();
      expect(await world.bet(id, 200_000)).toBe('placed');
      world.pass(HOUR);
      expect(await world.bet(id, 100_010)).toEqual([
        { code: 'OWN_STAKE_LIMIT', limit: 300_000, to: 100_000, period: 'day', until: first + DAY },
      ]);
      expect(await world.bet(id, 100_000)).toBe('placed');
      expect(await world.bet(id, 50_000)).toMatchObject([{ code: 'OWN_STAKE_LIMIT', to: 0 }]);
      expect((await limits())[0]).toMatchObject({ used: 300_000, freeAt: first + DAY });
    });

    it.each([
      ['day', DAY],
      ['week', 7 * DAY],
    ] as const)('of a %s counts an entry until it is exactly that old', async (period, length) => {
      await set('stake', period, 100_000);
      expect(await world.bet(id, 100_000)).toBe('placed');
      world.pass(length - 1);
      expect(await world.bet(id, 50_000)).toMatchObject([{ code: 'OWN_STAKE_LIMIT', to: 0 }]);
      world.pass(1);
      expect(await world.bet(id, 100_000)).toBe('placed');
    });

    it('of a month begins with the month of Seoul', async () => {
      // The next month's last millisecond in Seoul: 15:00 in UTC is its midnight.
      const at = new Date(now());
      const midnight = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1) + 15 * HOUR - DAY;
      const next = midnight > now() ? midnight : midnight + 32 * DAY;
      const start = new Date(next + 9 * HOUR);
      const first = Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), 1) - 9 * HOUR;
      world.clock.set(first - 1);
      await set('stake', 'month', 100_000);
      expect(await world.bet(id, 100_000)).toBe('placed');
      expect(await world.bet(id, 50_000)).toMatchObject([{ until: first, period: 'month' }]);
      world.pass(1);
      expect(await world.bet(id, 100_000)).toBe('placed');
      expect(await world.bet(id, 50_000)).toMatchObject([{ to: 0 }]);
    });

    it('of losses counts open bets as lost, and what comes back not', async () => {
      await set('loss', 'day', 200_000);
      const on = await world.round();
      expect(await world.bet(id, 200_000, { on })).toBe('placed');
      expect(await world.bet(id, 50_000)).toMatchObject([{ code: 'OWN_LOSS_LIMIT', to: 0 }]);
      await world.draw(on, 'heads');
      // Won 20,000: nothing is lost yet.
      expect((await limits())[0]).toMatchObject({ used: 0 });
      expect(await world.bet(id, 200_010)).toBe('placed');
      expect(await world.bet(id, 200_000)).toMatchObject([{ code: 'OWN_LOSS_LIMIT', to: 199_990 }]);
    });

    it('of nothing lets nothing through', async () => {
      await set('stake', 'day', 0);
      await set('deposit', 'month', 0);
      expect(await world.bet(id, 50_000)).toMatchObject([{ code: 'OWN_STAKE_LIMIT', to: 0 }]);
      expect(await world.deposit(id, 100_000)).toMatchObject([
        { code: 'OWN_DEPOSIT_LIMIT', limit: 0, rest: 0, period: 'month' },
      ]);
    });

    it('names every one that is passed', async () => {
      await set('stake', 'day', 10_000);
      await set('stake', 'week', 20_000);
      await set('loss', 'month', 30_000);
      const refusals = await world.bet(id, 50_000);
      expect(refusals).toHaveLength(3);
      expect(await world.balance(id)).toEqual([START, 0]);
    });

    it('of the time signed in stops bets and deposits, and is counted over sessions', async () => {
      const session = async (from: number, to: number | null) =>
        world.db.query(
          `insert into session (id, token_hash, member_id, created_at, expires_at, ends_at, ended_at, end_reason, ip)
           values ($1, encode(sha256($1::text::bytea), 'hex'), $2, $3, $4, $4, $5, $6, '::1')`,
          [`ses_${id}_${from}`, id, from, from + DAY, to, to === null ? null : 'logout'],
        );
      await set('session', 'day', 60);
      const start = now();
      await session(start - 40 * MINUTE, start - 10 * MINUTE);
      await world.db.query('update member set last_login_at = $2 where id = $1', [id, start]);
      await session(start, null);
      world.pass(30 * MINUTE - 1);
      expect(await world.bet(id, 50_000)).toBe('placed');
      world.pass(1);
      const refusal = { code: 'OWN_SESSION_LIMIT', limit: 60, period: 'day' };
      expect(await world.bet(id, 50_000)).toMatchObject([{ ...refusal, to: 0 }]);
      expect(await world.deposit(id, 100_000)).toMatchObject([{ ...refusal, rest: 0 }]);
      await world.db.query(
        `update session set ended_at = $2, end_reason = 'logout' where member_id = $1 and ended_at is null`,
        [id, now()],
      );
    });

    it('is never passed by two hundred stakes at once', async () => {
      await set('stake', 'day', 500_000);
      await set('loss', 'week', 600_000);
      const on = await Promise.all(Array.from({ length: 20 }, () => world.round()));
      const results = await Promise.all(
        Array.from({ length: 200 }, (_, n) => world.bet(id, 10_000, { on: on[n % 20] ?? '' })),
      );
      expect(results.filter((one) => one === 'placed')).toHaveLength(50);
      expect(await world.balance(id)).toEqual([START - 500_000, 0]);
      expect((await limits()).map(({ used }) => used)).toEqual([500_000, 500_000]);
    });

    it('lets none of many stakes through that came after it was lowered', async () => {
      const on = await Promise.all(Array.from({ length: 20 }, () => world.round()));
      const bets = Array.from({ length: 60 }, (_, n) =>
        world.bet(id, 10_000, { on: on[n % 20] ?? '' }),
      );
      await set('stake', 'day', 100_000);
      const staked = (await limits())[0]?.used ?? 0;
      const results = await Promise.all(bets);
      const placed = results.filter((one) => one === 'placed').length * 10_000;
      expect(placed).toBeLessThanOrEqual(Math.max(staked, 100_000));
      expect(await world.bet(id, 100_000)).toMatchObject([{ code: 'OWN_STAKE_LIMIT' }]);
    });
  });

  describe('a bet that was taken', () => {
    it('counts though it is cancelled: cancelling gives no limit back', async () => {
      await set('stake', 'day', 100_000);
      await world.bet(id, 100_000);
      const [open] = await world.wager.openBetsOf(id);
      const cancelled = await world.wager.cancel({
        betId: open?.id ?? '',
        actor: MANAGER.id,
        reason: 'test',
      });
      expect(cancelled).toBe('cancelled');
      expect(await world.balance(id)).toEqual([START, 0]);
      expect(await world.bet(id, 50_000)).toMatchObject([{ code: 'OWN_STAKE_LIMIT', to: 0 }]);
    });

    it('gives its limit back where it was held and refused, also over the edge of a period', async () => {
      await set('stake', 'day', 100_000);
      const on = await world.round();
      await world.bet(id, 100_000, { on, holdMs: 50_000 });
      await world.db.query('update coin_round set closes_at = 0 where id = $1', [on]);
      world.pass(50_000);
      await world.runTasks();
      expect((await limits())[0]).toMatchObject({ used: 0 });
      world.pass(DAY - 20_000);
      // Its stake has left the period, and what came back has not: there is no more than the limit.
      expect(await world.bet(id, 100_010)).toMatchObject([{ to: 100_000 }]);
      expect(await world.bet(id, 100_000)).toBe('placed');
    });
  });

  describe('a raise', () => {
    it('holds after 24 hours to the millisecond, whether it is written down or not', async () => {
      await set('stake', 'day', 100_000);
      const raisedAt = now();
      const shown = await set('stake', 'day', 500_000);
      expect(shown.limits[0]).toMatchObject({
        limit: 100_000,
        next: { limit: 500_000, from: raisedAt + DAY },
      });
      expect(await world.bet(id, 100_010)).toMatchObject([{ limit: 100_000 }]);
      world.pass(DAY - 1);
      expect(await world.bet(id, 100_010)).toMatchObject([{ limit: 100_000 }]);
      world.pass(1);
      expect(await world.bet(id, 500_000)).toBe('placed');
      expect((await limits())[0]).toMatchObject({ limit: 500_000, next: null });
      await world.runTasks();
      expect(await world.protection.read(id, now())).toMatchObject({
        limits: [{ limit: 500_000, next: null }],
        changes: [
          { event: 'apply', from: 100_000, to: 500_000, at: raisedAt + DAY },
          { event: 'raise', from: 100_000, to: 500_000, at: raisedAt },
          { event: 'lower', from: null, to: 100_000 },
        ],
      });
    });

    it('to no limit waits as well', async () => {
      await set('stake', 'day', 100_000);
      expect((await set('stake', 'day', null)).limits[0]?.next).toMatchObject({ limit: null });
      expect(await world.bet(id, 100_010)).toMatchObject([{ limit: 100_000 }]);
      world.pass(DAY);
      expect(await world.bet(id, 100_010)).toBe('placed');
      await world.runTasks();
      expect(await limits()).toEqual([]);
    });

    it('starts again when it is set again, and is gone by a lower limit or the same', async () => {
      await set('stake', 'day', 100_000);
      await set('stake', 'day', 200_000);
      world.pass(DAY - 1);
      const again = now();
      expect((await set('stake', 'day', 300_000)).limits[0]?.next).toMatchObject({
        from: again + DAY,
      });
      world.pass(1);
      expect(await world.bet(id, 100_010)).toMatchObject([{ limit: 100_000 }]);
      expect((await set('stake', 'day', 90_000)).limits[0]).toMatchObject({
        limit: 90_000,
        next: null,
      });
      await set('stake', 'day', 200_000);
      expect((await set('stake', 'day', 90_000)).limits[0]).toMatchObject({
        limit: 90_000,
        next: null,
      });
      world.pass(2 * DAY);
      await world.runTasks();
      expect(await world.bet(id, 90_010)).toMatchObject([{ limit: 90_000 }]);
    });

    it('is taken back until its time, and not from then on', async () => {
      const name = { kind: 'stake', period: 'day' } as const;
      expect(await world.protection.cancelRaise(id, name, now())).toBeNull();
      await set('stake', 'day', 100_000);
      expect(await world.protection.cancelRaise(id, name, now())).toBeNull();
      await set('stake', 'day', 200_000);
      const cancelled = await world.protection.cancelRaise(id, name, now());
      expect(cancelled?.limits[0]).toMatchObject({ limit: 100_000, next: null });
      await set('stake', 'day', 200_000);
      world.pass(DAY);
      expect(await world.protection.cancelRaise(id, name, now())).toBeNull();
      expect((await limits())[0]).toMatchObject({ limit: 200_000, next: null });
    });

    it('is one of two devices at once', async () => {
      await set('stake', 'day', 100_000);
      await Promise.all([set('stake', 'day', 200_000), set('stake', 'day', 300_000)]);
      expect((await limits())[0]).toMatchObject({ limit: 100_000 });
      expect(await world.bet(id, 100_010)).toMatchObject([{ limit: 100_000 }]);
    });
  });

  describe('a deposit', () => {
    it('is taken up to the limit, counted when it is credited, and not when it was taken back', async () => {
      await set('deposit', 'week', 1_000_000);
      const first = String(await world.deposit(id, 1_000_000));
      const act = (event: 'approve' | 'reverse', reason?: string) =>
        world.cashier.deposits.act({
          id: first,
          event,
          actor: { ...MANAGER, role: 'admin' },
          at: now(),
          ...(reason && { reason }),
        });
      expect(await act('approve')).toMatchObject({ ok: true });
      world.pass(10 * MINUTE);
      expect(await world.deposit(id, 100_000)).toMatchObject([
        { code: 'OWN_DEPOSIT_LIMIT', limit: 1_000_000, rest: 0, period: 'week' },
      ]);
      expect((await world.deposits.terms(id, now())).refusals).toMatchObject([
        { code: 'OWN_DEPOSIT_LIMIT' },
      ]);
      expect(await act('reverse', '오입금')).toMatchObject({ ok: true });
      expect(typeof (await world.deposit(id, 1_000_000))).toBe('string');
    });

    it('is not approved above a limit that was lowered meanwhile', async () => {
      const open = String(await world.deposit(id, 1_000_000));
      await set('deposit', 'day', 500_000);
      const act = (event: 'approve' | 'reject') =>
        world.cashier.deposits.act({ id: open, event, actor: MANAGER, reason: 'x', at: now() });
      expect(await act('approve')).toEqual({ ok: false, error: 'MEMBER_PROTECTED' });
      expect(await act('reject')).toMatchObject({ ok: true });
      expect(await world.balance(id)).toEqual([START, 0]);
    });
  });
});

it('counts every entry of bets and games as the rules of the ledger list them', async () => {
  const world = await openProtectionWorld('postgres');
  const counted = ENTRIES.filter(({ total }) => total === 'staked' || total === 'won');
  const rows = await world.db.query<{ source: string }>(
    `select prosrc as source from pg_proc where proname in ('protection_lines', 'protection_sum_hours')`,
  );
  expect(rows).toHaveLength(2);
  for (const { source } of rows)
    expect(source).toContain(counted.map(({ code }) => code).join(', '));
  await world.close();
});
