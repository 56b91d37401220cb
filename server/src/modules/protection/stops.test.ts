import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR, MANAGER, MINUTE } from '../cashier/test/cashier-world.ts';
import { openProtectionWorld } from './test/protection-world.ts';
import { databases } from '../../../test/databases.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

const DAY = 24 * HOUR;
const START = 100_000_000;

describe.each(databases)('stops and checks on %s', (kind) => {
  const world = stagedAndChecked(() => openProtectionWorld(kind));
  let id: string;
  beforeEach(async () => {
    id = await world.member(START);
  });

  const now = () => world.clock.now();

  describe.each([
    ['break', 'ON_BREAK', 30 * DAY],
    ['exclusion', 'SELF_EXCLUDED', 0],
  ] as const)('a %s', (what, code, length) => {
    const begin = () =>
      what === 'break'
        ? world.protection.takeBreak(id, 30, now())
        : world.protection.exclude(id, 6, now());

    it('refuses bets and deposits until its end, and no withdrawal', async () => {
      const { stop } = await begin();
      const until = stop?.until ?? 0;
      if (length > 0) expect(until).toBe(now() + length);
      expect(await world.bet(id, 50_000)).toEqual([{ code, until }]);
      expect(await world.deposit(id, 100_000)).toEqual([{ code, until }]);
      const asking = world.asking(id);
      const choice = { amount: 100_000, withdrawPassword: '1234' };
      expect(await world.withdrawals.request(choice, asking)).toMatchObject({ kind: 'requested' });
      world.clock.set(until - 1);
      expect(await world.bet(id, 50_000)).toEqual([{ code, until }]);
      world.pass(1);
      expect((await world.protection.read(id, now())).stop).toBeNull();
      expect(await world.bet(id, 50_000)).toBe('placed');
    });

    it('refuses bets that are held, gives their stakes back and settles those that were taken', async () => {
      const on = await world.round();
      await world.bet(id, 100_000, { on });
      await world.bet(id, 50_000, { holdMs: 50_000 });
      await begin();
      world.pass(50_000);
      await world.runTasks();
      expect(await world.balance(id)).toEqual([START - 100_000, 0]);
      await world.draw(on, 'heads');
      expect(await world.balance(id)).toEqual([START + 100_000, 0]);
      const { data } = await world.wager.history({ memberId: id, limit: 10 });
      expect(data.map(({ status }) => status).sort()).toEqual(['refused', 'settled']);
      expect(data.find(({ status }) => status === 'refused')?.refusals).toMatchObject([{ code }]);
    });

    it.each(['requested', 'checking', 'awaiting_second'])(
      'cancels a deposit that is %s',
      async (state) => {
        const amount = state === 'awaiting_second' ? 30_000_000 : 1_000_000;
        const open = String(await world.deposit(id, amount));
        const act = (event: 'check' | 'approve') =>
          world.cashier.deposits.act({ id: open, event, actor: MANAGER, at: now() });
        if (state === 'checking') await act('check');
        if (state === 'awaiting_second') await act('approve');
        expect((await world.cashier.deposits.find(open))?.state).toBe(state);
        await begin();
        expect((await world.cashier.deposits.find(open))?.state).toBe('cancelled');
        expect(await act('approve')).toEqual({ ok: false, error: 'INVALID_STATE' });
        expect(await world.balance(id)).toEqual([START, 0]);
      },
    );

    it('cancels a deposit after a crash, and none is approved before', async () => {
      const open = String(await world.deposit(id, 1_000_000));
      await world.db.query(
        `insert into protection_stop (id, member_id, kind, from_at, until_at) values ($1, $2, $3, $4, $5)`,
        [`stp_${id}`, id, what, now(), now() + (what === 'break' ? DAY : 200 * DAY)],
      );
      const approve = { id: open, event: 'approve' as const, actor: MANAGER, at: now() };
      expect(await world.cashier.deposits.act(approve)).toEqual({
        ok: false,
        error: 'MEMBER_PROTECTED',
      });
      world.pass(MINUTE);
      await world.runTasks();
      expect((await world.cashier.deposits.find(open))?.state).toBe('cancelled');
    });

    it('is shortened by nobody', async () => {
      const { stop } = await begin();
      expect((await world.protection.takeBreak(id, 1, now())).stop).toEqual(stop);
      const shorten = [
        `update protection_stop set until_at = from_at + 86400000 where member_id = '${id}'`,
        `delete from protection_stop where member_id = '${id}'`,
      ];
      for (const sql of shorten) await expect(world.db.query(sql)).rejects.toThrow('never changed');
      expect((await world.protection.read(id, now())).stop).toEqual(stop);
    });

    it('lets no stake in that comes after it', async () => {
      const on = await Promise.all(Array.from({ length: 20 }, () => world.round()));
      const bets = Array.from({ length: 60 }, (_, n) =>
        world.bet(id, 10_000, { on: on[n % 20] ?? '' }),
      );
      await begin();
      const [after] = await world.balance(id);
      await Promise.all(bets);
      // Nothing was taken once the stop was answered.
      expect(await world.balance(id)).toEqual([after, 0]);
    });
  });

  it('is as long as it was chosen where a bet came first that has a later instant', async () => {
    const chosenAt = now();
    world.pass(MINUTE);
    expect(await world.bet(id, 10_000)).toBe('placed');
    const { stop } = await world.protection.takeBreak(id, 1, chosenAt);
    expect(stop).toEqual({ kind: 'break', from: now(), until: now() + DAY });
  });

  it('extends a break by a longer one and by an exclusion', async () => {
    await world.protection.takeBreak(id, 1, now());
    const longer = await world.protection.takeBreak(id, 7, now());
    expect(longer.stop).toMatchObject({ kind: 'break', until: now() + 7 * DAY });
    expect((await world.protection.exclude(id, 6, now())).stop).toMatchObject({
      kind: 'exclusion',
    });
    expect(await world.bet(id, 50_000)).toMatchObject([{ code: 'SELF_EXCLUDED' }]);
  });

  it('tells a member every 60 minutes how long they are here, and what it came to', async () => {
    const session = `ses_${id}`;
    const start = now();
    await world.db.query('update member set last_login_at = $2 where id = $1', [id, start]);
    await world.db.query(
      `insert into session (id, token_hash, member_id, created_at, expires_at, ends_at, ip)
       values ($1, encode(sha256($1::text::bytea), 'hex'), $2, $3, $4, $4, '::1')`,
      [session, id, start, start + DAY],
    );
    const check = () => world.protection.check(session, now());
    const answer = () => world.protection.answerCheck(session, now());
    const on = await world.round();
    await world.bet(id, 200_000, { on });
    // What runs has not come to anything yet.
    expect(await check()).toMatchObject({ net: 0 });
    await world.draw(on, 'tails');
    world.pass(60 * MINUTE - 1);
    expect(await check()).toMatchObject({ isDue: false, nextAt: start + HOUR, net: -200_000 });
    expect(await answer()).toMatchObject({ nextAt: start + HOUR });
    world.pass(1);
    expect(await check()).toMatchObject({ isDue: true, startedAt: start });
    world.pass(MINUTE);
    expect(await answer()).toMatchObject({ isDue: false, nextAt: start + 2 * HOUR + MINUTE });
    // A second press, or a second tab, puts nothing off.
    expect(await answer()).toMatchObject({ nextAt: start + 2 * HOUR + MINUTE });
    expect(await world.protection.check('ses_none', now())).toBeNull();
    await world.db.query(`update session set ended_at = $2, end_reason = 'logout' where id = $1`, [
      session,
      now(),
    ]);
  });
});
