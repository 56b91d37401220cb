import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENTRY } from '#rules/ledger.ts';
import type { QuestCondition } from '#rules/quest.ts';
import { databases } from '../../../test/databases.ts';
import { createAttendanceService } from '../attendance/service.ts';
import { createDeposits } from '../attendance/test/deposits.ts';
import { betOf, HOUR, stageWorld, STAFF } from '../sportsbook/test/world.ts';
import { createRecordingWallet } from '../wallet/test/recording-wallet.ts';
import { createQuestDesk, type QuestDesk } from './desk.ts';
import type { QuestDraft } from './repository.ts';
import { createQuestService, type QuestService } from './service.ts';

const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** A Monday. */
const MONDAY = Date.parse('2024-05-20T00:00:00+09:00');

const betting = (more: object = {}): QuestCondition => ({
  kind: 'bets',
  game: 'sports',
  count: 1,
  minOdds: 150,
  minStake: 20_000,
  minLegs: 1,
  ...more,
});

describe.each(databases)('quests on %s', (kind) => {
  const world = stageWorld(kind);
  let service: QuestService;
  let desk: QuestDesk;
  let deposits: ReturnType<typeof createDeposits>;
  let memberId: string;
  /** The Monday of the test; each has a week of its own. */
  let monday = MONDAY;
  const changed: string[] = [];

  beforeAll(async () => {
    const wallet = createRecordingWallet(world.deps, changed);
    service = createQuestService(world.deps, { wallet });
    desk = createQuestDesk(world.deps);
    deposits = createDeposits(world);
  });
  beforeEach(async () => {
    monday += 5 * WEEK;
    world.clock.set(monday);
    memberId = await player();
    changed.length = 0;
  });

  const now = () => world.clock.now();
  const pass = (ms: number) => world.clock.set(now() + ms);
  const acting = (id = memberId) => ({ memberId: id, ip: '::1', now: now() });
  const points = async (id = memberId) => (await world.wallet.balanceOf(world.db, id))?.point;

  /** A member of level 3 with money that is no deposit. */
  async function player(currency: 'KRW' | 'USD' = 'KRW'): Promise<string> {
    const id = await world.member(0, { currency });
    const [house, own] = [
      { owner: null, kind: 'house:adjust' as const, currency },
      { owner: id, kind: 'money' as const, currency },
    ];
    await world.wallet.post(world.db, {
      key: `test:${id}`,
      entry: ENTRY.adjustAdd,
      actor: 'test',
      at: now(),
      lines: [
        { account: house, amount: -1_000_000 },
        { account: own, amount: 1_000_000 },
      ],
    });
    return id;
  }

  async function add(condition: QuestCondition, more: Partial<QuestDraft> = {}): Promise<number> {
    const draft: QuestDraft = {
      title: '퀘스트',
      period: 'daily',
      condition,
      minLevel: 0,
      points: 1_000,
      needsDeposit: false,
      startsAt: monday,
      endsAt: monday + 2 * WEEK,
      ...more,
    };
    const [row] = await world.db.query<{ id: number }>(
      `insert into quest (title, period, condition, needs_deposit, min_level, points, starts_at, ends_at)
       values ($1, $2, $3::jsonb, $4, $5, $6, $7, $8) returning id`,
      [
        ...[draft.title, draft.period, JSON.stringify(condition), draft.needsDeposit],
        ...[draft.minLevel, draft.points, draft.startsAt, draft.endsAt],
      ],
    );
    return row?.id ?? 0;
  }

  const startOf = (at: number) => at - ((at - MONDAY) % DAY);
  const claim = (id: number, { period = startOf(now()), as = memberId } = {}) =>
    service.claim(id, period, acting(as));
  const list = (as = memberId) => service.list(as, now());
  async function seen(id: number, period = startOf(now()), as = memberId) {
    return (await list(as)).find((one) => one.id === id && one.periodStart === period);
  }
  const doneOf = async (id: number) => (await seen(id))?.done;

  interface Betting {
    as?: string;
    stake?: number;
    folders?: number;
    sport?: string;
    outcome?: string;
    sizes?: number[];
  }
  /** A bet on home sides at 1.85 each; returns its fixtures. */
  async function bet({
    as = memberId,
    stake = 20_000,
    folders = 1,
    sport,
    outcome = '1',
    sizes,
  }: Betting = {}) {
    const fixtures = await Promise.all(
      Array.from({ length: folders }, () =>
        world.fixture({
          startsAt: now() + HOUR,
          ...(sport && { sport }),
          markets: [
            { typeId: sport === 'basketball' ? 52 : 1, odds: { '1': 185, X: 140, '2': 400 } },
          ],
        }),
      ),
    );
    const picks = fixtures.map(({ pick }) => pick(sport === 'basketball' ? 52 : 1, outcome));
    const more = sizes ? { system: { sizes } } : {};
    const { id } = betOf(await world.place(as, world.request(picks, stake, more)));
    return { id, fixtures: fixtures.map((one) => one.id) };
  }
  async function settle(fixtures: readonly string[], home = 1, away = 0): Promise<void> {
    for (const id of fixtures) await world.finish(id, home, away);
    await world.runTasks();
  }
  async function settled(more: Betting = {}) {
    const made = await bet(more);
    await settle(made.fixtures);
    return made;
  }
  const correct = (fixtureId = '', score: { home: number; away: number } | null = null) =>
    world.service.changeResult({
      fixtureId,
      scores: score && { '100': score },
      reason: 'wrong',
      actor: STAFF,
      ip: '::1',
    });

  it('counts bets that are settled, by odds, stake and legs, and pays once', async () => {
    const id = await add(betting({ count: 3 }));
    const open = await bet();
    expect(await list()).toMatchObject([{ id, done: 0, target: 3, state: 'progress' }]);
    await settled({ stake: 19_999 });
    await settled({ outcome: 'X' });
    await settle(open.fixtures, 0, 1);
    expect(await doneOf(id)).toBe(1);
    await settled({ folders: 2, stake: 50_000 });
    expect(await claim(id)).toEqual({ ok: false, error: 'INVALID_STATE' });
    await settled();
    await settled();
    expect(await seen(id)).toMatchObject({ done: 3, state: 'claimable', claimedAt: null });
    const results = await Promise.all(Array.from({ length: 20 }, () => claim(id)));
    for (const one of results)
      expect(one).toMatchObject({
        ok: true,
        quest: { id, done: 3, state: 'claimed', claimedAt: now() },
      });
    expect(results.filter((one) => one.ok && one.isNew)).toHaveLength(1);
    expect([await points(), changed]).toEqual([1_000, [memberId]]);
    const [booked] = await world.db.query(
      'select code, kind, reason from ledger_tx where key = $1',
      [
        `quest:${id}:${memberId}:${new Date(now() + 9 * HOUR).toISOString().slice(0, 10).replaceAll('-', '')}`,
      ],
    );
    expect(booked).toEqual({ code: 7400, kind: 'event', reason: '퀘스트' });
    pass(30 * DAY);
    expect(await claim(id, { period: startOf(now() - 30 * DAY) })).toMatchObject({
      ok: true,
      isNew: false,
    });
  });

  it('counts the legs of a multiple, and of a system those of its shortest line', async () => {
    const id = await add(betting({ minLegs: 3, count: 2 }));
    await settled({ folders: 2 });
    await settled({ folders: 4, sizes: [2, 3], stake: 50_000 });
    expect(await doneOf(id)).toBe(0);
    await settled({ folders: 4, sizes: [3], stake: 40_000 });
    await settled({ folders: 3 });
    expect(await doneOf(id)).toBe(2);
  });

  it('sums stakes, but none that was cashed out', async () => {
    const sum = { kind: 'stakes', game: 'sports', sum: 100_000, minOdds: 150 } as const;
    const id = await add(sum, { period: 'weekly' });
    const made = await bet({ stake: 30_000 });
    const [offer] = await world.service.offers(memberId);
    const half = { stake: 15_000, amount: Math.floor((offer?.amount ?? 0) / 2) };
    const out = { memberId, betId: made.id, key: `quest-out-${made.id}`, ip: '::1', ...half };
    expect((await world.service.cashOut(out)).kind).toBe('answered');
    await settle(made.fixtures);
    const [stored] = await world.db.query<{ rest: number }>(
      'select stake - cashed_stake as rest from bet where id = $1',
      [made.id],
    );
    expect(await seen(id, monday)).toMatchObject({ done: stored?.rest, target: 100_000 });
    expect(stored?.rest).toBe(15_000);
    await settled({ stake: 90_000 });
    expect(await claim(id, { period: monday })).toMatchObject({ quest: { done: 100_000 } });
  });

  it('takes cents of a wallet in dollars, a tenth of the won', async () => {
    const coin = await player('USD');
    const id = await add(betting());
    const sum = await add({ kind: 'deposits', sum: 50_000 });
    await settled({ as: coin, stake: 1_999 });
    await deposits.deposit(coin, 4_999, { currency: 'USD' });
    expect(await seen(sum, startOf(now()), coin)).toMatchObject({ target: 5_000, done: 4_999 });
    expect(await claim(id, { as: coin })).toMatchObject({ error: 'INVALID_STATE' });
    await settled({ as: coin, stake: 2_000 });
    await deposits.deposit(coin, 1, { currency: 'USD' });
    for (const one of [id, sum])
      expect(await claim(one, { as: coin })).toMatchObject({ quest: { state: 'claimed' } });
    expect(await points(coin)).toBe(2_000);
  });

  it('takes no bet that is void after a correction, until it is claimed', async () => {
    const id = await add(betting());
    const { fixtures } = await settled();
    const other = await player();
    const theirs = await settled({ as: other });
    expect(await claim(id, { as: other })).toMatchObject({ ok: true });
    for (const one of [...fixtures, ...theirs.fixtures])
      expect(await correct(one)).toMatchObject({ ok: true, bets: 1 });
    expect(await seen(id)).toMatchObject({ done: 0, state: 'progress' });
    expect(await claim(id)).toMatchObject({ error: 'INVALID_STATE' });
    expect(await seen(id, startOf(now()), other)).toMatchObject({ done: 1, state: 'claimed' });
    expect([await points(), await points(other)]).toEqual([0, 1_000]);
  });

  it('counts a bet in the period in which it was settled first, whatever is corrected later', async () => {
    const id = await add(betting());
    world.clock.set(monday + DAY - 1);
    const { fixtures } = await settled();
    world.clock.set(monday + DAY);
    await correct(fixtures[0], { home: 0, away: 2 });
    expect(await seen(id, monday)).toMatchObject({ done: 1, state: 'claimable' });
    expect(await seen(id, monday + DAY)).toMatchObject({ done: 0, state: 'progress' });
  });

  it('begins again on Mondays, and can be claimed for seven days', async () => {
    const id = await add(betting(), { period: 'weekly' });
    world.clock.set(monday + WEEK - 1);
    await settled();
    pass(1);
    const next = monday + WEEK;
    expect(await list()).toMatchObject([
      { id, state: 'progress', done: 0, periodStart: next, periodEnd: next + WEEK },
      { id, state: 'claimable', periodStart: monday, claimUntil: next + WEEK },
    ]);
    world.clock.set(next + WEEK - 1);
    const other = await player();
    expect(await claim(id, { period: monday })).toMatchObject({ ok: true });
    world.clock.set(next + WEEK);
    expect((await list()).map(({ state }) => state)).toEqual(['claimed']);
    expect(await list(other)).toEqual([]);
  });

  it('is expired where it was reached and not claimed, and leaves the list after 14 days', async () => {
    const id = await add(betting());
    await settled();
    const period = startOf(now());
    world.clock.set(period + DAY + WEEK);
    expect(await seen(id, period)).toMatchObject({ state: 'expired', done: 1 });
    expect(await claim(id, { period })).toEqual({ ok: false, error: 'INVALID_STATE' });
    world.clock.set(period + DAY + 2 * WEEK - 1);
    expect((await list()).map(({ state }) => state)).toEqual(['expired']);
    pass(1);
    expect(await list()).toEqual([]);
    expect(await points()).toBe(0);
  });

  it('is for levels, and not for whoever has stopped', async () => {
    const id = await add(betting(), { minLevel: 4 });
    await settled();
    expect(await seen(id)).toMatchObject({ state: 'level', done: 1 });
    expect(await claim(id)).toMatchObject({ error: 'INVALID_STATE' });
    await world.db.query('update member set level = 4 where id = $1', [memberId]);
    await world.db.query(
      `insert into protection_stop (id, member_id, kind, from_at, until_at) values ($1, $2, 'break', $3, $4)`,
      [`stp_${memberId}`, memberId, now(), now() + DAY],
    );
    expect(await list()).toEqual([]);
    expect(await claim(id)).toMatchObject({ error: 'INVALID_STATE' });
    const period = startOf(now());
    pass(DAY);
    expect(await claim(id, { period })).toMatchObject({ ok: true });
  });

  it('takes a deposit of the period beside its condition, one that was not taken back', async () => {
    const id = await add(betting(), { needsDeposit: true });
    world.clock.set(monday + 1);
    await deposits.deposit(memberId, 30_000);
    pass(DAY);
    await settled();
    const key = await deposits.deposit(memberId, 30_000);
    await deposits.takeBack(memberId, 30_000, key);
    expect(await seen(id)).toMatchObject({ done: 1, target: 1, state: 'progress' });
    expect(await claim(id)).toMatchObject({ error: 'INVALID_STATE' });
    await deposits.deposit(memberId, 30_000);
    expect(await claim(id)).toMatchObject({ ok: true });
  });

  it('counts days of attendance', async () => {
    const attendance = createAttendanceService(world.deps, world);
    const id = await add({ kind: 'attendance', count: 2 }, { period: 'weekly' });
    for (const day of [0, 1]) {
      world.clock.set(monday + day * DAY + HOUR);
      await deposits.deposit(memberId, 30_000);
      await attendance.attend(acting());
      expect((await seen(id, monday))?.done).toBe(day + 1);
    }
    expect(await claim(id, { period: monday })).toMatchObject({ ok: true });
  });

  it('counts games that are bet on for the first time', async () => {
    await settled();
    pass(WEEK);
    const id = await add({ kind: 'firstBet', game: 'sports', games: 1 }, { period: 'weekly' });
    const slots = await add({ kind: 'firstBet', game: 'slot', games: 1 }, { period: 'weekly' });
    await settled();
    expect((await seen(id, monday + WEEK))?.done).toBe(0);
    await settled({ sport: 'basketball' });
    await settled({ sport: 'basketball' });
    expect(await seen(id, monday + WEEK)).toMatchObject({ done: 1, state: 'claimable' });
    expect(await seen(slots, monday + WEEK)).toMatchObject({ done: 0, state: 'progress' });
  });

  it('counts nothing from before it starts, is claimed for its own periods alone, and ends where staff says', async () => {
    world.clock.set(monday + DAY + HOUR);
    await settled();
    const startsAt = monday + DAY + 2 * HOUR;
    const id = await add(betting(), { startsAt });
    expect(await list()).toEqual([]);
    expect(await claim(id)).toMatchObject({ error: 'NOT_FOUND' });
    expect(await claim(2_000_000_000)).toMatchObject({ error: 'NOT_FOUND' });
    world.clock.set(startsAt);
    expect(await seen(id)).toMatchObject({ done: 0 });
    for (const period of [monday, monday + DAY + 1, monday + 2 * WEEK])
      expect(await claim(id, { period })).toMatchObject({ error: 'VALIDATION' });
    expect(await claim(id, { period: monday + 2 * DAY })).toMatchObject({ error: 'INVALID_STATE' });
    await settled();

    pass(HOUR);
    const staff = () => ({ actor: STAFF, ip: '::1', now: now() });
    const ended = now();
    expect(await desk.end(id, startsAt - 1, staff())).toMatchObject({ path: 'endsAt' });
    expect(await desk.end(2_000_000_000, ended, staff())).toBeNull();
    // What runs goes on: an end before now is now.
    expect(await desk.end(id, startsAt, staff())).toMatchObject({ endsAt: ended });
    pass(DAY);
    expect(await list()).toMatchObject([{ id, state: 'claimable', periodStart: monday + DAY }]);
    expect(await desk.end(id, startsAt, staff())).toMatchObject({ endsAt: ended });
    expect(await claim(id, { period: monday + DAY })).toMatchObject({ ok: true });
    expect(await desk.list()).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ id, claimed: 1, paid: 1_000 })]),
    );
    const audited = await world.db.query(
      `select before, after from audit where action = 'quest.end' and target = $1 order by id`,
      [`quest:${id}`],
    );
    expect(audited[0]).toEqual({
      before: { endsAt: monday + 2 * WEEK },
      after: { endsAt: ended },
    });
  });

  it('is listed daily before weekly, what is over last and the latest first', async () => {
    const weekly = await add(betting(), { period: 'weekly' });
    const daily = await add(betting());
    await add({ kind: 'deposits', sum: 50_000 });
    for (const day of [0, 1, 3]) {
      world.clock.set(monday + day * DAY + HOUR);
      await settled();
    }
    pass(DAY);
    const days = (await list()).map(({ id, periodStart }) => [id, (periodStart - monday) / DAY]);
    expect(days.slice(3)).toEqual([
      [daily, 3],
      [daily, 1],
      [daily, 0],
    ]);
    expect(days.slice(0, 3).map(([, day]) => day)).toEqual([4, 4, 0]);
    expect(days[2]).toEqual([weekly, 0]);
  });
});
