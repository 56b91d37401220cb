import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStatementService } from '../statement/service.ts';
import { STAFF, START, stageWorld } from '../sportsbook/test/world.ts';
import type { AdjustmentDesk } from './index.ts';
import { type DebtWorld, openDebts, OTHER } from './test/debts.ts';
import { databases } from '../../../test/databases.ts';

const DAY = 86_400_000;
let keys = 0;

describe.each(databases)('forgiving a debt on %s', (kind) => {
  const world = stageWorld(kind);
  let desk: AdjustmentDesk;
  let debts: DebtWorld;

  beforeAll(async () => {
    debts = await openDebts(world);
    desk = debts.desk;
  });
  beforeEach(() => debts.nextDay());

  const debtOf = async (member: string) =>
    (await world.service.debts.ofMember(member, 10)).map(({ state, owed, paid, forgiven }) => ({
      state,
      owed,
      paid,
      forgiven,
    }));
  function forgive(debtId: string, { actor = STAFF, key = '' } = {}) {
    keys += 1;
    return desk.forgive(
      { debtId, reason: '정정 보상' },
      {
        actor: { id: actor, role: 'admin', ip: '127.0.0.1' },
        key: key || `forgive-${keys}`,
        now: world.clock.now(),
      },
    );
  }
  it('leaves the balance as it is, and says in the ledger what was given up', async () => {
    const { member, betId, debtId, owed } = await debts.indebted();
    expect(await debtOf(member)).toEqual([{ state: 'open', owed, paid: 0, forgiven: 0 }]);
    // The desk is notified of it, and of its end.
    const toDesk = () =>
      world.published.flatMap(({ topic, change }) =>
        topic === 'desk' && change.betId === betId ? [change] : [],
      );
    expect(toDesk()).toEqual([{ kind: 'debt', betId, memberId: member, owed }]);
    const done = await forgive(debtId);
    expect(done.kind).toBe('adjusted');
    expect(toDesk().at(-1)).toEqual({ kind: 'debt', betId, memberId: member, owed: 0 });
    expect(await world.money(member)).toBe(0);
    expect(await debtOf(member)).toEqual([{ state: 'forgiven', owed: 0, paid: 0, forgiven: owed }]);
    const lines = await world.db.query(
      `select l.code, l.amount, t.reason, t.actor from ledger_line l join ledger_tx t on t.id = l.tx_id
       where l.account_id = (select id from account where owner = $1 and kind = 'money') order by l.seq desc limit 2`,
      [member],
    );
    const by = { reason: '정정 보상', actor: STAFF };
    expect(lines).toEqual([
      { code: 5200, amount: -owed, ...by },
      { code: 1300, amount: owed, ...by },
    ]);
    const id = done.kind === 'adjusted' ? done.id : '';
    const audited = await world.db.query('select action, after from audit where target = $1', [id]);
    expect(audited).toMatchObject([{ action: 'adjustment.approve', after: { debtId } }]);
    // Its member sees it at the bet.
    const streamed = world.published.filter(({ topic }) => topic === `me:${member}`);
    expect(streamed.at(-1)?.change).toEqual({ kind: 'balance', emoney: 0, point: 0 });
    expect(streamed.findLast(({ change }) => change.kind === 'bet')?.change).toMatchObject({
      bet: { id: betId, debt: { forgiven: owed } },
    });
    expect(await world.service.bet(member, betId)).toMatchObject({
      debt: { amount: owed, paid: 0, forgiven: owed },
    });
    const { data, counts } = await world.service.debts.list({ memberId: member, limit: 5 });
    expect(data).toMatchObject([
      { bet: { label: 1, folders: 1 }, forgiving: { state: 'approved', reason: '정정 보상' } },
    ]);
    expect(counts.forgiven).toBeGreaterThan(0);
  });

  it('happens once: per key, of two admins at once, and never again', async () => {
    const { member, debtId, owed } = await debts.indebted();
    const same = await Promise.all(
      Array.from({ length: 5 }, () => forgive(debtId, { key: 'forgive-same' })),
    );
    expect(new Set(same.map((one) => JSON.stringify(one))).size).toBe(1);
    const both = await Promise.all(
      Array.from({ length: 10 }, (_, n) => forgive(debtId, { actor: n % 2 ? STAFF : OTHER })),
    );
    for (const one of both) expect(one).toEqual({ kind: 'refused', error: 'INVALID_STATE' });
    expect(await debtOf(member)).toMatchObject([{ forgiven: owed }]);
    expect(await forgive('bet_none-2')).toEqual({ kind: 'refused', error: 'NOT_FOUND' });
  });

  it('is one of both, of two admins with keys of their own at once', async () => {
    const { member, debtId, owed } = await debts.indebted();
    const both = await Promise.all([forgive(debtId), forgive(debtId, { actor: OTHER })]);
    expect(both.map((one) => one.kind).sort()).toEqual(['adjusted', 'refused']);
    expect(await debtOf(member)).toMatchObject([{ forgiven: owed, owed: 0 }]);
  });

  it('waits for another admin from 300,000 won on', async () => {
    const { member, debtId, owed } = await debts.indebted(200_000);
    const requested = await forgive(debtId);
    const id = requested.kind === 'adjusted' ? requested.id : '';
    expect(await debtOf(member)).toMatchObject([{ state: 'open', owed }]);
    expect(await forgive(debtId, { actor: OTHER })).toMatchObject({ error: 'INVALID_STATE' });
    expect(await debts.second(id, STAFF)).toEqual({ ok: false, error: 'SAME_PERSON' });
    const twice = await Promise.all([debts.second(id), debts.second(id)]);
    expect(twice.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await debtOf(member)).toMatchObject([{ state: 'forgiven', forgiven: owed }]);
  });

  it('is not granted where the bet paid meanwhile; once refused it may be requested again', async () => {
    const { member, fixtureId, debtId, owed } = await debts.indebted(200_000);
    const requested = await forgive(debtId);
    const id = requested.kind === 'adjusted' ? requested.id : '';
    // Void: the stake comes back, and goes towards the debt.
    const noResult = { scores: null, reason: '경기 무효', actor: STAFF, ip: '127.0.0.1' };
    expect(await world.service.changeResult({ fixtureId, ...noResult })).toMatchObject({
      ok: true,
    });
    expect(await debtOf(member)).toMatchObject([{ paid: 200_000, owed: owed - 200_000 }]);
    expect(await debts.second(id)).toEqual({ ok: false, error: 'INVALID_STATE' });
    const actor = { id: OTHER, role: 'admin' as const, ip: '127.0.0.1' };
    const rejected = { id, event: 'reject' as const, actor, reason: '금액 변경' };
    expect(await desk.requests.act({ ...rejected, at: world.clock.now() })).toMatchObject({
      ok: true,
    });
    expect((await forgive(debtId, { actor: OTHER })).kind).toBe('adjusted');
    expect(await debtOf(member)).toMatchObject([{ owed: 0, paid: 200_000, forgiven: 100_000 }]);
    await voidLines(member, 200_000);
  });

  /** A void bet leaves nothing among the wins, whatever its debt came to. */
  async function voidLines(memberId: string, stake: number) {
    const statement = createStatementService(world.deps, {
      bets: async () => [],
      banks: async () => [],
      owedBy: world.service.debts.owedBy,
    });
    const period = { from: START - DAY, to: START + 30 * DAY };
    const query = { memberId, account: 'money' as const, period };
    const summary = await statement.summary(query);
    expect(summary).toMatchObject({ won: 0, owed: 0, counts: { win: 0, adjust: 1 } });
    // The other bet is open: its stake is all that runs.
    expect(summary).toMatchObject({ staked: 0, running: -stake * 1.5 });
    const page = { after: undefined, limit: 50 };
    const listed = async (category: 'win' | 'void') =>
      (await statement.list(query, { ...page, category }))?.data.length;
    expect(await listed('win')).toBe(0);
    expect(await listed('void')).toBe(summary?.counts.void);
  }

  it('is final: a bet that wins again pays in full', async () => {
    const { member, fixtureId, debtId } = await debts.indebted();
    await forgive(debtId);
    await debts.correct(fixtureId, 2, 0);
    expect(await world.money(member)).toBe(18_500);
    expect(await debtOf(member)).toMatchObject([{ state: 'forgiven', paid: 0 }]);
  });

  it('is forgiven or met, never both, when both come at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { member, fixtureId, debtId, owed } = await debts.indebted();
      const [, done] = await Promise.all([debts.correct(fixtureId, 2, 0), forgive(debtId)]);
      const [debt] = await debtOf(member);
      expect(debt?.owed).toBe(0);
      const isForgiven = done.kind === 'adjusted';
      expect(debt).toMatchObject(
        isForgiven ? { forgiven: owed, paid: 0 } : { forgiven: 0, paid: owed },
      );
      expect(await world.money(member)).toBe(isForgiven ? 18_500 : 3_500);
    }
  });
});
