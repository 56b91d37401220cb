import { describe, expect, test } from 'vitest';
import { betOf, HOUR, stageWorld, STAFF } from './test/world.ts';
import { databases } from '../../../test/databases.ts';

const DAY = 24 * HOUR;

describe.each(databases)('results by staff on %s', (kind) => {
  const world = stageWorld(kind);

  const full = (home: number, away: number) => ({ '100': { home, away } });

  function change(fixtureId: string, scores: ReturnType<typeof full> | null, seen?: number) {
    const by = { reason: '기록 정정', actor: STAFF, ip: '127.0.0.1' };
    return world.service.changeResult({ fixtureId, scores, seen, ...by });
  }

  async function preview(fixtureId: string, scores: ReturnType<typeof full> | null) {
    const tried = await world.service.previewResult({ fixtureId, scores });
    if (!tried.ok) throw new Error(tried.code);
    return tried;
  }

  async function game() {
    const startsAt = world.clock.now() + HOUR;
    const odds = { '1': 185, X: 340, '2': 400 };
    return world.fixture({ startsAt, markets: [{ typeId: 1, odds }] });
  }

  async function bet(member: string, picks: string[], stake = 10_000) {
    return betOf(await world.place(member, world.request(picks, stake)));
  }

  /** Everything that a command could leave behind. */
  async function everything() {
    const read = (table: string, by: string) =>
      world.db.query(`select * from ${table} order by ${by}`);
    return {
      ledger: await read('ledger_line', 'tx_id, account_id'),
      accounts: await read('account', 'id'),
      bets: await read('bet', 'id'),
      legs: await read('bet_leg', 'bet_id, idx'),
      debts: await read('debt', 'bet_id, version'),
      fixtures: await read('fixture', 'id'),
      markets: await read('market', 'id'),
      audit: await read('audit', 'id'),
      published: world.published.length,
    };
  }

  test('the preview says what the command then does, and does nothing itself', async () => {
    const [match, other] = [await game(), await game()];
    const home = await world.member(100_000);
    const draw = await world.member(100_000);
    const spent = await world.member(10_000);
    const open = await world.member(100_000);
    await bet(home, [match.pick(1, '1')]);
    await bet(draw, [match.pick(1, 'X')]);
    await bet(spent, [match.pick(1, '1')]);
    await bet(open, [match.pick(1, 'X'), other.pick(1, '1')]);
    await world.finish(match.id, 1, 0);
    await world.runTasks();
    await bet(spent, [other.pick(1, '1')], 15_000);

    const before = await everything();
    const { preview: said } = await preview(match.id, full(1, 1));
    expect(await everything()).toEqual(before);
    expect(said).toMatchObject({
      members: 4,
      changed: 4,
      won: 1,
      lost: 2,
      refunded: 0,
      reopened: 1,
      undecided: 0,
      money: [
        {
          currency: 'KRW',
          toMembers: 34_000,
          gaining: 1,
          fromMembers: 18_500 + 3_500,
          losing: 2,
          debt: 15_000,
          indebted: 1,
          debtMet: 0,
        },
      ],
      hasMore: false,
    });
    const money = async () => {
      const entries = [home, draw, spent, open].map(async (id) => [id, await world.money(id)]);
      return Object.fromEntries(await Promise.all(entries)) as Record<string, number>;
    };
    const had = await money();
    expect(await change(match.id, full(1, 1))).toEqual({ ok: true, bets: said.changed });
    const has = await money();
    for (const one of said.bets)
      expect(has[one.memberId]).toBe((had[one.memberId] ?? 0) + one.change);
    const debts = await world.db.query('select member_id as member, amount from debt');
    expect(debts).toEqual([{ member: spent, amount: 15_000 }]);

    // The debt is met when the bet wins again.
    expect((await preview(match.id, full(2, 0))).preview.money[0]).toMatchObject({
      debtMet: 15_000,
      debt: 0,
      toMembers: 18_500 + 3_500,
      fromMembers: 34_000,
    });
    expect(await world.reconcile()).toEqual([]);
  });

  test('a member with several bets: what one gives the other may take', async () => {
    const match = await game();
    const member = await world.member(20_000);
    await bet(member, [match.pick(1, '1')]);
    await bet(member, [match.pick(1, 'X')]);
    await world.finish(match.id, 1, 0);
    await world.runTasks();
    const other = await game();
    await bet(member, [other.pick(1, '1')], 18_500);
    const { preview: said } = await preview(match.id, full(0, 0));
    await change(match.id, full(0, 0));
    const debts = await world.db.query<{ owed: number }>(
      'select coalesce(sum(amount), 0)::bigint as owed from debt where member_id = $1',
      [member],
    );
    expect(said.money[0]).toMatchObject({
      toMembers: await world.money(member),
      debt: debts[0]?.owed,
    });
    expect(await world.reconcile()).toEqual([]);
  });

  test('a void gives every stake back, decided or not, before the end or after', async () => {
    for (const isOver of [false, true]) {
      const match = await game();
      const [won, lost] = [await world.member(10_000), await world.member(10_000)];
      await bet(won, [match.pick(1, '1')]);
      await bet(lost, [match.pick(1, '2')]);
      if (isOver) {
        await world.finish(match.id, 1, 0);
        await world.runTasks();
      }
      const { preview: said } = await preview(match.id, null);
      expect(said).toMatchObject({ members: 2, refunded: 2, won: 0, lost: 0 });
      expect(said.money[0]).toMatchObject(
        isOver ? { toMembers: 10_000, fromMembers: 8_500 } : { toMembers: 20_000, fromMembers: 0 },
      );
      expect(await change(match.id, null)).toEqual({ ok: true, bets: 2 });
      expect([await world.money(won), await world.money(lost)]).toEqual([10_000, 10_000]);
      const markets = await world.db.query(
        'select 1 from market where fixture_id = $1 and status <> 3',
        [match.id],
      );
      expect(markets).toEqual([]);
      // It is void for good.
      expect(await change(match.id, null)).toEqual({ ok: false, code: 'INVALID_STATE' });
      expect(await change(match.id, full(1, 0))).toEqual({ ok: false, code: 'INVALID_STATE' });
      const late = await world.place(won, world.request([match.pick(1, '1')], 10_000));
      expect(late.kind).toBe('refused');
      const [record] = await world.db.query(
        `select actor, action, after ->> 'reason' as reason from audit where target = $1`,
        [match.id],
      );
      expect(record).toEqual({ actor: STAFF, action: 'fixture.void', reason: '기록 정정' });
    }
    expect(await world.reconcile()).toEqual([]);
  });

  test('a bet that is settled again has both pay-outs and the reversal of the first among its lines', async () => {
    const [match, other] = [await game(), await game()];
    const member = await world.member(10_000);
    const { id } = await bet(member, [match.pick(1, '1'), other.pick(1, '1')]);
    for (const { id: fixture } of [match, other]) await world.finish(fixture, 1, 0);
    await world.runTasks();
    expect(await world.money(member)).toBe(34_200);
    await change(match.id, null);
    const lines = await world.db.query<{ code: number; amount: number; after: number }>(
      `select l.code, l.amount, l.balance_after as after from ledger_line l join account a on a.id = l.account_id
       join ledger_tx t on t.id = l.tx_id where a.owner = $1 and t.key like $2 order by l.seq`,
      [member, `bet:${id}:%`],
    );
    // The new one comes first, so that the reversal finds as much as there is.
    expect(lines).toEqual([
      { code: 4100, amount: -10_000, after: 0 },
      { code: 5100, amount: 34_200, after: 34_200 },
      { code: 5100, amount: 18_500, after: 52_700 },
      { code: 5200, amount: -34_200, after: 18_500 },
    ]);
    expect(await world.reconcile()).toEqual([]);
  });

  test('a command that was previewed on another result is refused', async () => {
    const match = await game();
    await world.finish(match.id, 1, 0);
    await world.runTasks();
    const { resultVersion } = await preview(match.id, full(2, 2));
    expect((await change(match.id, full(0, 0), resultVersion)).ok).toBe(true);
    for (const scores of [full(2, 2), null])
      expect(await change(match.id, scores, resultVersion)).toEqual({
        ok: false,
        code: 'INVALID_STATE',
      });
    expect((await preview(match.id, null)).resultVersion).toBe(resultVersion + 1);
  });

  test('a preview refuses what the command refuses', async () => {
    const match = await game();
    const wanted = { fixtureId: match.id, scores: full(1, 0) };
    expect(await world.service.previewResult(wanted)).toEqual({ ok: false, code: 'INVALID_STATE' });
    const unknown = { fixtureId: 'nofixture', scores: null };
    expect(await world.service.previewResult(unknown)).toEqual({ ok: false, code: 'NOT_FOUND' });
    await world.finish(match.id, 1, 0);
    await world.runTasks();
    world.clock.set(world.clock.now() + DAY + 1);
    expect(await world.service.previewResult(wanted)).toEqual({ ok: false, code: 'INVALID_STATE' });
  });

  test('previews during a settlement and among themselves hold nobody up and agree', async () => {
    const match = await game();
    const members: string[] = [];
    for (let i = 0; i < 40; i += 1) {
      const member = await world.member(20_000);
      members.push(member);
      await bet(member, [match.pick(1, i % 2 ? '1' : 'X')]);
    }
    await world.finish(match.id, 1, 0);
    const [, ...previews] = await Promise.all([
      world.runTasks(),
      ...Array.from({ length: 8 }, () => preview(match.id, full(0, 0))),
    ]);
    // Before, while or after the settlement runs: the draw is what is won in the end.
    for (const { preview: said } of previews) expect(said.won).toBe(20);
    const { preview: said } = await preview(match.id, full(0, 0));
    expect(said).toMatchObject({ members: 40, changed: 40, won: 20, lost: 20 });
    for (const [i, member] of members.entries())
      expect(await world.money(member)).toBe(i % 2 ? 28_500 : 10_000);
    expect(await world.reconcile()).toEqual([]);
  });

  test('staff finds fixtures by name and state, with what may be done now', async () => {
    const match = await game();
    await bet(await world.member(10_000), [match.pick(1, '1')]);
    const find = async (search: string, state?: 'upcoming' | 'live' | 'over') => {
      const page = await world.service.fixtures({ search, state, after: undefined, limit: 200 });
      return page.data.find(({ id }) => id === match.id);
    };
    expect(await find('홈', 'upcoming')).toMatchObject({
      bets: 1,
      openBets: 1,
      canCorrect: false,
      canVoid: true,
      changeableUntil: null,
    });
    expect(await find('없는 팀')).toBeUndefined();
    await world.finish(match.id, 1, 0);
    await world.runTasks();
    expect(await find('홈', 'upcoming')).toBeUndefined();
    expect(await find(match.id, 'over')).toMatchObject({
      openBets: 0,
      canCorrect: true,
      canVoid: true,
      changeableUntil: world.clock.now() + DAY,
      scores: { '100': { home: 1, away: 0 } },
    });
    world.clock.set(world.clock.now() + DAY + 1);
    expect(await find(match.id)).toMatchObject({ canCorrect: false, canVoid: false });
  });
});
