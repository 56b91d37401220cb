import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#contract/types.gen.ts';
import { ENTRY, type Entry } from '#rules/ledger.ts';
import { openTestDb } from '../../../test/open-test-db.ts';
import { createManualClock } from '../../lib/clock.ts';
import { createIds } from '../../lib/ids.ts';
import { DAY_MS } from '../../lib/seoul-time.ts';
import { fromCursor } from '../../lib/page.ts';
import { createWalletService } from '../wallet/index.ts';
import { createStatementService, CSV_LINES, type StatementService } from './service.ts';
import { databases } from '../../../test/databases.ts';
import { staged } from '../../../test/staged.ts';

const DAY_1 = Date.parse('2024-05-18T00:00:00+09:00');
const YEAR = { from: DAY_1 - 300 * DAY_MS, to: DAY_1 + 60 * DAY_MS };
const HOUSES = { money: 'house:bank', points: 'house:bonus' } as const;

const BANK = { bankName: '국민은행', accountNumber: '····4021', holder: '김한판' };

const LEG: components['schemas']['BetLeg'] = {
  kind: 'fixture_selection',
  selectionId: 's7k3m2qa.1._.1',
  fixtureId: 's7k3m2qa',
  sport: 'football',
  leagueName: 'K리그1',
  home: '울산 HD',
  away: '전북',
  startsAt: DAY_1,
  typeId: 1,
  outcome: '1',
  line: null,
  offerScore: null,
  inPlay: false,
  odds: 172,
  result: 0,
  decidedBy: null,
  fixtureStatus: 1,
  score: null,
  clock: null,
};

describe.each(databases)('the statement on %s', (kind) => {
  const store = staged(() => openTestDb(kind));
  let statement: StatementService;
  let booked = 0;

  const ids = createIds({ clock: createManualClock(DAY_1) });
  const wallet = createWalletService({ ids });
  const query = (memberId: string, period = YEAR, account: 'money' | 'points' = 'money') => ({
    memberId,
    account,
    period,
  });
  const whole = { category: undefined, after: undefined, limit: 100 };

  async function book(
    owner: string,
    entry: Entry,
    amount: number,
    at: number,
    { cause, account = 'money' }: { cause?: string; account?: 'money' | 'points' } = {},
  ): Promise<void> {
    booked += 1;
    const currency = account === 'money' ? 'KRW' : 'POINT';
    const posted = await wallet.post(store.db, {
      key: cause ?? `test:${booked}`,
      entry,
      actor: 'test',
      at,
      lines: [
        { account: { owner, kind: account, currency }, amount },
        { account: { owner: null, kind: HOUSES[account], currency }, amount: -amount },
      ],
    });
    if (!posted.ok) throw new Error(posted.error);
  }

  async function member(): Promise<string> {
    const memberId = ids.id('mem');
    await store.db.query(
      `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, state, level, type, role,
         withdrawal_type, tendency, tether_signup_flag, currency, created_at)
       values ($1, $1, $1, 'x', 'x', 'approved', 1, 1, 1, 0, 0, 0, 'KRW', 0)`,
      [memberId],
    );
    await wallet.openWallet(store.db, { memberId, currency: 'KRW' });
    return memberId;
  }

  /** A bet that has its result, beside the lines that it booked. */
  async function settled(id: string, label: number, sums: [number, number], at: number) {
    await store.db.query(
      `insert into bet (id, member_id, key, type, status, label, placed_at, stake, currency, total_odds, potential_payout, payout,
         settled_at, version, combo_key, odds_policy)
       values ($7, $1, $7, 1, 'settled', $2, $3, $4, 'KRW', 296, 29600, $5, $6, 2, $7, 'any')`,
      [id, label, DAY_1 + 1, ...sums, at, `${id}v${label}`],
    );
  }

  /** A deposit, a won bet, one that was refused, a withdrawal that was cancelled and one that was not, over two days. */
  async function fullStory(): Promise<string> {
    const id = await member();
    await book(id, ENTRY.deposit, 100_000, DAY_1, { cause: `deposit:${id}1:approve` });
    await book(id, ENTRY.betStake, -30_000, DAY_1 + 1, { cause: `bet:${id}1:stake` });
    await book(id, ENTRY.betHold, -20_000, DAY_1 + 2);
    await book(id, ENTRY.betHoldRelease, 20_000, DAY_1 + 2);
    await book(id, ENTRY.betWin, 45_000, DAY_1 + DAY_MS);
    await settled(id, 2, [30_000, 45_000], DAY_1 + DAY_MS);
    await book(id, ENTRY.withdrawHold, -40_000, DAY_1 + DAY_MS, { cause: `withdraw:${id}1:hold` });
    await book(id, ENTRY.withdrawRelease, 40_000, DAY_1 + DAY_MS + 5);
    await book(id, ENTRY.withdrawHold, -50_000, DAY_1 + DAY_MS + 6);
    await book(id, ENTRY.pointsConvert, 3_000, DAY_1 + DAY_MS + 7);
    await book(id, ENTRY.adjustRemove, -1_000, DAY_1 + DAY_MS + 8);
    await book(id, ENTRY.depositBonus, 5_000, DAY_1, { account: 'points' });
    return id;
  }

  beforeAll(async () => {
    statement = createStatementService(
      { db: store.db },
      // Each member's first bet is a double.
      {
        bets: (memberId, betIds) =>
          Promise.resolve(
            betIds
              .filter((id) => id === `${memberId}1`)
              .map((id) => ({
                id,
                mode: 'domestic' as const,
                totalOdds: 296,
                label: 0,
                status: 'accepted' as const,
                legs: [LEG, LEG],
              })),
          ),
        banks: (memberId, ids) =>
          Promise.resolve(
            ids.filter((id) => id === `${memberId}1`).map((id) => ({ id, bank: BANK })),
          ),
        owedBy: () => Promise.resolve(0),
      },
    );
  });

  test('sums a period exactly, by day and as a whole', async () => {
    const id = await fullStory();
    const summary = await statement.summary(query(id));
    expect(summary).toMatchObject({
      currency: 'KRW',
      start: 0,
      end: 67_000,
      staked: 30_000,
      won: 45_000,
      result: 15_000,
      running: 0,
      deposits: 100_000,
      withdrawals: 50_000,
      netDeposit: 50_000,
      conversions: 3_000,
      other: -1_000,
      days: [
        { day: DAY_1, lines: 4, result: 0, netDeposit: 100_000 },
        { day: DAY_1 + DAY_MS, lines: 6, result: 15_000, netDeposit: -50_000 },
      ],
    });
    expect(summary?.counts).toEqual({
      all: 10,
      cashier: 4,
      bet: 2,
      win: 1,
      refund: 1,
      casino: 0,
      points: 1,
      event: 0,
      void: 0,
      adjust: 1,
    });
    expect(summary?.points.at(-1)).toEqual({ at: DAY_1 + DAY_MS + 8, balance: 67_000, code: 1200 });
    expect(summary?.end).toBe((await wallet.balanceOf(store.db, id))?.emoney);
  });

  test('begins a period with the balance before it and ends it before `to`', async () => {
    const id = await fullStory();
    const second = { from: DAY_1 + 2, to: DAY_1 + DAY_MS + 8 };
    const summary = await statement.summary(query(id, second));
    expect(summary).toMatchObject({ start: 70_000, end: 68_000, result: 15_000, running: 30_000 });
    const { data } = (await statement.list(query(id, second), whole)) ?? { data: [] };
    expect(data.at(-1)?.before).toBe(70_000);
    expect(data[0]?.after).toBe(68_000);
    expect(summary?.marks.map(({ at, kind }) => [at, kind])).toEqual([
      [DAY_1 + DAY_MS, 'withdrawal'],
      [DAY_1 + DAY_MS + 6, 'withdrawal'],
    ]);
    const none = await statement.summary(query(id, { from: DAY_1 - 9, to: DAY_1 }));
    expect(none).toMatchObject({ start: 0, end: 0, days: [], points: [] });
  });

  test('lists lines newest first without a gap, each before what the next one left', async () => {
    const id = await fullStory();
    const seqs: number[] = [];
    let cursor: string | null | undefined;
    let before: number | null = null;
    do {
      const after = fromCursor(cursor ?? undefined, 'number') ?? undefined;
      const page = await statement.list(query(id), { ...whole, after, limit: 3 });
      for (const line of page?.data ?? []) {
        seqs.push(line.seq);
        expect(line.after).toBe(before ?? line.after);
        expect(line.before + line.amount).toBe(line.after);
        before = line.before;
      }
      cursor = page?.nextCursor;
    } while (cursor);
    expect(seqs).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(before).toBe(0);
  });

  test('filters by category, names what caused a line and keeps accounts and members apart', async () => {
    const id = await fullStory();
    const cashier = await statement.list(query(id), { ...whole, category: 'cashier' });
    expect(cashier?.data.map(({ code, source }) => [code, source])).toEqual([
      [3100, null],
      [3200, null],
      [3100, { kind: 'withdrawal', id: `${id}1` }],
      [2100, { kind: 'deposit', id: `${id}1` }],
    ]);
    expect(cashier?.data.map(({ bank }) => bank)).toEqual([null, null, BANK, null]);
    const [bet] =
      (await statement.list(query(id), { ...whole, category: 'bet' }))?.data.slice(-1) ?? [];
    expect(bet).toMatchObject({ seq: 2, amount: -30_000, source: { kind: 'bet', id: `${id}1` } });
    expect(bet?.bet).toEqual({
      folders: 2,
      mode: 'domestic',
      totalOdds: 296,
      label: 0,
      isPending: false,
      leg: LEG,
    });
    expect(cashier?.data.map((line) => line.bet)).toEqual([null, null, null, null]);
    expect((await statement.list(query(id, YEAR, 'points'), whole))?.data).toHaveLength(1);
    expect((await statement.list(query(await member()), whole))?.data).toEqual([]);
    expect(await statement.summary(query('mem_none'))).toBeNull();
  });

  /** A bet that is settled as void for the second time: it was won before. */
  async function withVoidBet(): Promise<string> {
    const id = await member();
    await settled(id, 3, [10_000, 10_000], DAY_1 + DAY_MS);
    await settled(id, 2, [20_000, 50_000], DAY_1 + 4);
    const cause = (what: string) => ({ cause: `bet:${id}v3:${what}` });
    await book(id, ENTRY.deposit, 100_000, DAY_1);
    await book(id, ENTRY.betStake, -10_000, DAY_1 + 1, cause('stake'));
    await book(id, ENTRY.betStake, -20_000, DAY_1 + 2);
    await book(id, ENTRY.betWin, 29_600, DAY_1 + 3, cause('settle:1'));
    await book(id, ENTRY.betWin, 50_000, DAY_1 + 4);
    await book(id, ENTRY.betWin, 10_000, DAY_1 + DAY_MS, cause('settle:2'));
    await book(id, ENTRY.betWinReverse, -29_600, DAY_1 + DAY_MS, cause('settle:1:reverse'));
    return id;
  }

  test('what a void bet gave back is not won, and was not staked in the end', async () => {
    const id = await withVoidBet();
    expect(await statement.summary(query(id))).toMatchObject({
      staked: 20_000,
      won: 50_000,
      result: 30_000,
      running: 0,
      end: 130_000,
      counts: { all: 7, bet: 2, win: 1, void: 3 },
      days: [
        { day: DAY_1, lines: 5, result: 30_000 },
        { day: DAY_1 + DAY_MS, lines: 2, result: 0 },
      ],
    });
    const listed = async (category: 'win' | 'void' | undefined, more: object = {}) =>
      (await statement.list(query(id), { ...whole, category, ...more }))?.data.map(
        ({ seq, category: is }) => [seq, is],
      );
    const voids = [7, 6, 4].map((seq) => [seq, 'void']);
    expect(await listed('void')).toEqual(voids);
    expect(await listed('win')).toEqual([[5, 'win']]);
    expect((await listed(undefined))?.filter(([, is]) => is === 'void')).toEqual(voids);
    const first = await statement.list(query(id), { ...whole, category: 'void', limit: 2 });
    const after = fromCursor(first?.nextCursor ?? undefined, 'number') ?? undefined;
    expect(await listed('void', { after })).toEqual(voids.slice(2));
    const second = await statement.summary(
      query(id, { from: DAY_1 + DAY_MS, to: DAY_1 + 2 * DAY_MS }),
    );
    expect(second).toMatchObject({
      counts: { all: 2, win: 0, void: 2 },
      won: 0,
      result: 0,
      running: -19_600,
    });
    const table = await statement.csv(query(id), { category: 'void' });
    expect(table?.split('\r\n')[1]).toContain(',적특,');
  });

  test('the instants of an account never go back, so that a period is a run of lines', async () => {
    const id = await member();
    await book(id, ENTRY.deposit, 5_000, DAY_1 + 100);
    await book(id, ENTRY.betStake, -1_000, DAY_1 + 50);
    const { data } = (await statement.list(query(id), whole)) ?? { data: [] };
    expect(data.map(({ seq, at }) => [seq, at])).toEqual([
      [2, DAY_1 + 100],
      [1, DAY_1 + 100],
    ]);
  });

  test('thins a long period to 400 points that keep its extremes and its end', async () => {
    const id = await member();
    await book(id, ENTRY.deposit, 1_000_000, DAY_1);
    for (let n = 0; n < 450; n += 1) {
      const amount = n === 200 ? -900_000 : n === 201 ? 900_000 : n % 2 ? -10 : 9;
      await book(id, ENTRY.adjustAdd, amount, DAY_1 + n * 3_600_000);
    }
    const summary = await statement.summary(query(id, { from: DAY_1, to: DAY_1 + 20 * DAY_MS }));
    expect(summary?.points.length).toBeLessThanOrEqual(400);
    const balances = summary?.points.map(({ balance }) => balance) ?? [];
    expect(Math.min(...balances)).toBeLessThan(200_000);
    expect(balances.at(-1)).toBe(summary?.end);
    const instants = summary?.points.map(({ at }) => at) ?? [];
    expect(instants).toEqual([...instants].sort((a, b) => a - b));
    expect(summary?.marks).toEqual([{ at: DAY_1, balance: 1_000_000, kind: 'deposit', count: 1 }]);
  });

  test('calls the stake of a bet in play a bet once it waits no more', async () => {
    const id = await member();
    await settled(id, 1, [10_000, 0], DAY_1 + DAY_MS);
    await store.db.query(
      `insert into bet (id, member_id, key, type, status, label, placed_at, stake, currency, total_odds, potential_payout, payout,
         combo_key, odds_policy)
       values ($1::text || 'wait', $1, 'kw', 1, 'pending', 0, $2, 10000, 'KRW', 296, 29600, 0, 'cw', 'any')`,
      [id, DAY_1],
    );
    await book(id, ENTRY.deposit, 100_000, DAY_1);
    await book(id, ENTRY.betHold, -10_000, DAY_1 + 1, { cause: `bet:${id}v1:stake` });
    await book(id, ENTRY.betHold, -10_000, DAY_1 + 2, { cause: `bet:${id}wait:stake` });
    const table = await statement.csv(query(id), { category: 'bet' });
    const names = table?.split('\r\n').map((row) => row.split(',')[2]);
    expect(names).toEqual(['종류', '실시간 접수대기', '베팅', undefined]);
  });

  test('writes a table with plain numbers, and none of too many lines', async () => {
    const id = await fullStory();
    const table = await statement.csv(query(id), { category: 'bet' });
    expect(table?.split('\r\n').slice(0, 3)).toEqual([
      '\uFEFF시각,거래번호,종류,변동 전,금액,변동 후,원거래',
      '2024-05-18 00:00:00,3,실시간 접수대기,70000,-20000,50000,',
      `2024-05-18 00:00:00,2,베팅,100000,-30000,70000,${id}1`,
    ]);
    const many = await member();
    await store.db.query(
      `insert into ledger_line (tx_id, account_id, seq, amount, balance_after, at, code)
       select t.id, a.id, n, 1, n, $2, 1100 from generate_series(1, ${CSV_LINES + 1}) n,
         (select id from ledger_tx limit 1) t, account a where a.owner = $1 and a.kind = 'money'`,
      [many, DAY_1],
    );
    expect(await statement.csv(query(many), { category: undefined })).toBe('too long');
  });
});
