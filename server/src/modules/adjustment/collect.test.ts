import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENTRY } from '#rules/ledger.ts';
import { betOf, STAFF, stageWorld } from '../sportsbook/test/world.ts';
import type { AdjustmentDesk } from './index.ts';
import { type DebtWorld, GIVER, openDebts, OTHER } from './test/debts.ts';
import { databases } from '../../../test/databases.ts';

let keys = 0;

describe.each(databases)('collecting a debt on %s', (kind) => {
  const world = stageWorld(kind);
  let desk: AdjustmentDesk;
  let debts: DebtWorld;

  beforeAll(async () => {
    debts = await openDebts(world);
    desk = debts.desk;
  });
  beforeEach(() => debts.nextDay());

  const debtOf = async (member: string) => (await world.service.debts.ofMember(member, 10))[0];
  const asking = (actor: string, key: string) => ({
    actor: { id: actor, role: 'admin' as const, ip: '127.0.0.1' },
    key,
    now: world.clock.now(),
  });
  function newKey() {
    keys += 1;
    return `collect-${keys}`;
  }
  const collect = (debtId: string, amount: number, { actor = STAFF, key = newKey() } = {}) =>
    desk.collect({ debtId, amount, reason: '오지급 회수' }, asking(actor, key));
  async function give(memberId: string, amount: number) {
    const wanted = { memberId, account: 'money' as const, amount, reason: '충전' };
    const given = await desk.adjust(wanted, asking(GIVER, newKey()));
    if (given.kind !== 'adjusted') throw new Error('nothing was given');
    await debts.second(given.id);
  }
  /** An indebted member who has money again. */
  async function owing({ stake = 10_000, money = 0 } = {}) {
    const one = await debts.indebted(stake);
    if (money > 0) await give(one.member, money);
    return one;
  }
  /** Holds a part of the balance as a withdrawal does; gives it back where it is below 0. */
  const hold = (owner: string, amount: number) =>
    world.db.tx((q) =>
      world.wallet.post(q, {
        key: `held:${owner}:${amount}`,
        actor: owner,
        at: world.clock.now(),
        entry: amount > 0 ? ENTRY.withdrawHold : ENTRY.withdrawRelease,
        lines: [
          { account: { owner, kind: 'money', currency: 'KRW' }, amount: -amount },
          { account: { owner, kind: 'hold_withdraw', currency: 'KRW' }, amount },
        ],
      }),
    );
  const lastLine = async (member: string) =>
    (
      await world.db.query(
        `select l.code, l.amount, l.balance_after as after, t.reason, t.actor, a.kind
         from ledger_line l join ledger_tx t on t.id = l.tx_id join account a on a.id = l.account_id
         where a.owner = $1 and a.kind = 'money' order by l.seq desc limit 1`,
        [member],
      )
    )[0];

  it('takes a part, then the rest, and says so to the member, the ledger, the audit and both streams', async () => {
    const { member, betId, debtId, owed } = await owing({ money: 20_000 });
    const done = await collect(debtId, 5_000);
    const id = done.kind === 'adjusted' ? done.id : '';
    expect(await world.money(member)).toBe(15_000);
    const by = { reason: '오지급 회수', actor: STAFF };
    expect(await lastLine(member)).toMatchObject({
      code: 5200,
      amount: -5_000,
      after: 15_000,
      ...by,
    });
    expect(await debtOf(member)).toMatchObject({
      state: 'open',
      owed: owed - 5_000,
      collected: 5_000,
      forgiving: null,
      collecting: { requestId: id, state: 'approved', amount: 5_000, reason: '오지급 회수' },
    });
    const audited = await world.db.query('select action, after from audit where target = $1', [id]);
    expect(audited).toMatchObject([
      { action: 'adjustment.approve', after: { debtId, amount: -5_000 } },
    ]);
    const [message] = await world.db.query<{ title: string; contents: string }>(
      'select title, contents from message where member_id = $1',
      [member],
    );
    expect(message?.title).toBe('미수금을 회수했습니다');
    expect(message?.contents).toContain('5,000원을 보유머니에서 회수했습니다.\n사유: 오지급 회수');
    expect(message?.contents).toContain('남은 미수금은 10,000원입니다.');
    expect(
      world.published.findLast(({ topic, change }) => topic === 'desk' && change.betId === betId)
        ?.change,
    ).toEqual({ kind: 'debt', betId, memberId: member, owed: owed - 5_000 });
    const streamed = world.published.filter(({ topic }) => topic === `me:${member}`);
    expect(streamed.map(({ change }) => change)).toContainEqual(
      expect.objectContaining({ kind: 'balance', emoney: 15_000 }),
    );
    expect(streamed.at(-1)?.change).toEqual({ kind: 'unread', count: 1 });

    expect((await collect(debtId, owed - 5_000)).kind).toBe('adjusted');
    expect(await debtOf(member)).toMatchObject({ state: 'met', owed: 0, collected: owed });
    expect(await collect(debtId, 1)).toEqual({ kind: 'refused', error: 'INVALID_STATE' });
    expect(await world.money(member)).toBe(5_000);
  });

  it('takes nothing where the balance has less, or less is owed', async () => {
    const { member, debtId, owed } = await owing({ money: 9_999 });
    expect(await collect(debtId, 10_000)).toEqual({ kind: 'refused', error: 'INSUFFICIENT_FUNDS' });
    expect(await collect(debtId, owed + 1)).toEqual({ kind: 'refused', error: 'INVALID_STATE' });
    expect(await collect('bet_none-2', 1)).toEqual({ kind: 'refused', error: 'NOT_FOUND' });
    expect(await world.money(member)).toBe(9_999);
    expect(await debtOf(member)).toMatchObject({ owed, collected: 0, collecting: null });
  });

  it('is booked once for its key, and each for a key of its own', async () => {
    const { member, debtId } = await owing({ money: 20_000 });
    const same = await Promise.all(
      Array.from({ length: 6 }, () => collect(debtId, 4_000, { key: 'collect-same' })),
    );
    expect(new Set(same.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await world.money(member)).toBe(16_000);
    expect(await collect(debtId, 4_001, { key: 'collect-same' })).toEqual({ kind: 'reused' });
    // Ten at once of an amount that is owed twice more: no more than that is taken.
    const many = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        collect(debtId, 4_000, { actor: n % 2 ? STAFF : OTHER }),
      ),
    );
    expect(many.filter((one) => one.kind === 'adjusted')).toHaveLength(2);
    expect(await world.money(member)).toBe(8_000);
    expect(await debtOf(member)).toMatchObject({ owed: 3_000, collected: 12_000 });
  });

  it('leaves what is held for a withdrawal alone, and one balance pays no two things', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { member, debtId, owed } = await owing({ money: 19_000 });
      await hold(member, 4_000);
      const { pick } = await world.simple();
      const [bet, done] = await Promise.all([
        world.place(member, world.request([pick(1, '1')], 10_000)),
        collect(debtId, owed),
      ]);
      const isCollected = done.kind === 'adjusted';
      expect(isCollected || done).toEqual(
        isCollected || { kind: 'refused', error: 'INSUFFICIENT_FUNDS' },
      );
      expect(await world.money(member)).toBe(isCollected ? 0 : 5_000);
      if (!isCollected) betOf(bet);
      const [kept] = await world.db.query<{ balance: number }>(
        `select balance from account where owner = $1 and kind = 'hold_withdraw'`,
        [member],
      );
      expect(kept?.balance).toBe(4_000);
      await hold(member, -4_000);
    }
  });

  it('waits for another admin from 300,000 won on, alone, and takes nothing before', async () => {
    const { member, debtId, owed } = await owing({ stake: 200_000, money: 310_000 });
    const requested = await collect(debtId, owed);
    const id = requested.kind === 'adjusted' ? requested.id : '';
    const money = await world.money(member);
    expect(money).toBeGreaterThanOrEqual(owed);
    expect(await debtOf(member)).toMatchObject({
      state: 'open',
      owed,
      collecting: { state: 'awaiting_second', amount: owed },
    });
    // While it waits, nothing else is done to the debt.
    expect(await collect(debtId, 1, { actor: OTHER })).toMatchObject({ error: 'INVALID_STATE' });
    const forgiving = { debtId, reason: '정정 보상' };
    expect(await desk.forgive(forgiving, asking(OTHER, newKey()))).toMatchObject({
      error: 'INVALID_STATE',
    });
    expect(await debts.second(id, STAFF)).toEqual({ ok: false, error: 'SAME_PERSON' });
    const twice = await Promise.all([debts.second(id), debts.second(id)]);
    expect(twice.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await debtOf(member)).toMatchObject({ state: 'met', owed: 0, collected: owed });
    expect(await world.money(member)).toBe(money - owed);
  });

  it('is not granted where the balance is gone meanwhile; once refused it may be requested again', async () => {
    const { member, debtId, owed } = await owing({ stake: 200_000, money: 310_000 });
    const requested = await collect(debtId, owed);
    const id = requested.kind === 'adjusted' ? requested.id : '';
    const { pick } = await world.simple();
    betOf(await world.place(member, world.request([pick(1, '1')], 50_000)));
    expect(await debts.second(id)).toEqual({ ok: false, error: 'INSUFFICIENT_FUNDS' });
    const actor = { id: OTHER, role: 'admin' as const, ip: '127.0.0.1' };
    const rejected = { id, event: 'reject' as const, actor, reason: '잔액 부족' };
    const at = world.clock.now();
    expect(await desk.requests.act({ ...rejected, at })).toMatchObject({ ok: true });
    expect(await debtOf(member)).toMatchObject({ owed, collected: 0, collecting: null });
    expect((await collect(debtId, 100_000, { actor: OTHER })).kind).toBe('adjusted');
    // What is left may still be given up.
    expect(
      (await desk.forgive({ debtId, reason: '정정 보상' }, asking(STAFF, newKey()))).kind,
    ).toBe('adjusted');
  });

  it('is not met twice: a bet that wins again pays in full, less what is still owed', async () => {
    const { member, fixtureId, debtId, owed } = await owing({ money: 10_000 });
    expect((await collect(debtId, 10_000)).kind).toBe('adjusted');
    await debts.correct(fixtureId, 2, 0);
    expect(await world.money(member)).toBe(18_500 - (owed - 10_000));
    expect(await debtOf(member)).toMatchObject({ state: 'met', paid: owed - 10_000, owed: 0 });
  });

  it('is collected or met, never both, when both come at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { member, fixtureId, debtId, owed } = await owing({ money: 15_000 });
      const [, done] = await Promise.all([debts.correct(fixtureId, 2, 0), collect(debtId, owed)]);
      const isCollected = done.kind === 'adjusted';
      expect(await debtOf(member)).toMatchObject(
        isCollected ? { collected: owed, paid: 0, owed: 0 } : { collected: 0, paid: owed, owed: 0 },
      );
      expect(await world.money(member)).toBe(15_000 - owed + 18_500);
    }
  });
});
