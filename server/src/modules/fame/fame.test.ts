import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { maskedName } from '#rules/masked-name.ts';
import { betOf, HOUR, openWorld, STAFF, type World } from '../sportsbook/test/world.ts';
import { createFameService, type FameQuery, type FameService } from './service.ts';

let world: World;
let fame: FameService;
let made = 0;

beforeAll(async () => {
  world = await openWorld('postgres');
  const tournaments = { winners: async () => [], currencyOf: async () => 'KRW' as const };
  fame = createFameService(world, { tournaments, wager: world.service });
});
// Each in a month of its own.
beforeEach(() => {
  made += 1;
  world.clock.set(Date.parse(`2025-0${made}-15T03:00:00Z`));
});
afterAll(async () => {
  expect(await world.reconcile()).toEqual([]);
  await world.close();
});

const member = () => world.member(10_000_000, { level: 10 });

/** A single bet on the home side, which wins. */
async function won(memberId: string, { odds = 200, stake = 10_000 } = {}) {
  const markets = [{ typeId: 1, odds: { '1': odds, X: 340, '2': 400 } }];
  const startsAt = world.clock.now() + HOUR;
  const { id: fixtureId, pick } = await world.fixture({ startsAt, markets });
  betOf(await world.place(memberId, world.request([pick(1, '1')], stake)));
  world.clock.set(world.clock.now() + 1_000);
  await world.finish(fixtureId, 1, 0);
  await world.service.settleFixture(fixtureId);
  return fixtureId;
}

async function hall(part: Partial<FameQuery> = {}, memberId = 'mem_nobody') {
  const reader = { memberId, isStaff: false, now: world.clock.now() };
  const found = await fame.hall({ month: undefined, game: undefined, by: 'win', ...part }, reader);
  if (!found) throw new Error('there is no such month');
  return found;
}
const wins = async (part: Partial<FameQuery> = {}) =>
  (await hall(part)).rows.map(({ nickname, win, odds }) => [nickname, win, odds]);

it('lists the highest pay-outs, odds and sums of a month, the earlier of equal ones first', async () => {
  const [a, b, c] = [await member(), await member(), await member()];
  await won(a, { odds: 500 });
  await won(b, { stake: 30_000 });
  await won(c, { odds: 500 });
  await won(c, { odds: 300 });
  const [A, B, C] = [a, b, c].map(maskedName);
  expect(await wins()).toEqual([
    ...[
      [B, 60_000, 200],
      [A, 50_000, 500],
    ],
    ...[
      [C, 50_000, 500],
      [C, 30_000, 300],
    ],
  ]);
  expect((await wins({ by: 'odds' })).map(([, , odds]) => odds)).toEqual([500, 500, 300, 200]);
  expect((await hall({ by: 'sum' })).rows).toEqual([
    { ...sum(1, C, 80_000), legs: 2 },
    { ...sum(2, B, 60_000), legs: 1 },
    { ...sum(3, A, 50_000), legs: 1 },
  ]);
});
const sum = (rank: number, nickname = '', win = 0) => ({
  rank,
  nickname,
  win,
  level: 10,
  odds: 0,
  isMine: false,
  game: null,
  mode: null,
  first: null,
  settledAt: null,
});

it('shows the first leg of a bet, its mode and when it was settled, and never its stake', async () => {
  await won(await member(), { odds: 500 });
  const [row] = (await hall()).rows;
  expect(row).toMatchObject({
    rank: 1,
    game: 'sports',
    mode: 'domestic',
    legs: 1,
    settledAt: world.clock.now(),
    first: { kind: 'fixture_selection', odds: 500, result: 2 },
  });
  expect(JSON.stringify(row)).not.toMatch(/stake/);
});

it('names the reader alone, wherever they are in the list', async () => {
  const [best, last] = [await member(), await member()];
  for (let n = 0; n < 50; n += 1) await won(best, { stake: 20_000 });
  await won(last, { odds: 210 });
  await won(last);
  for (const by of ['win', 'sum'] as const) {
    const { rows, own } = await hall({ by }, last);
    expect(rows.every(({ isMine }) => !isMine)).toBe(by === 'win');
    expect(own).toMatchObject({
      rank: by === 'win' ? 51 : 2,
      nickname: last,
      isMine: true,
      win: by === 'win' ? 21_000 : 41_000,
    });
  }
  // By odds it is the first.
  const { rows, own } = await hall({ by: 'odds' }, last);
  expect(own).toEqual(rows[0]);
  expect(own).toMatchObject({ rank: 1, odds: 210 });
});

it('leaves out who keeps out, who is suspended, and staff', async () => {
  const [shown, out, suspended] = [await member(), await member(), await member()];
  for (const one of [shown, out, suspended]) await won(one);
  await world.db.query('update member set in_hall_of_fame = false where id = $1', [out]);
  await world.db.query(`update member set state = 'suspended' where id = $1`, [suspended]);
  for (const by of ['win', 'odds', 'sum'] as const) {
    const { rows, own } = await hall({ by }, out);
    expect([rows.map(({ nickname }) => nickname), own]).toEqual([[maskedName(shown)], null]);
  }
  await world.db.query(`update member set role = 10 where id = $1`, [shown]);
  expect(await wins()).toEqual([]);
});

it('follows corrections, and takes void legs for nothing won', async () => {
  const one = await member();
  const fixtureId = await won(one, { odds: 300 });
  const spec = {
    startsAt: world.clock.now() + HOUR,
    markets: [{ typeId: 1, odds: { '1': 185, X: 340, '2': 400 } }],
  };
  const matches = [await world.fixture(spec), await world.fixture(spec)];
  const picks = matches.map(({ pick }) => pick(1, '1'));
  betOf(await world.place(one, world.request(picks, 10_000)));
  for (const { id } of matches) {
    await world.finish(id, 1, 0);
    await world.service.settleFixture(id);
  }
  expect((await wins()).map(([, win]) => win)).toEqual([34_200, 30_000]);
  const by = { reason: '정정', actor: STAFF, ip: '::1' };
  await world.service.changeResult({ fixtureId: matches[0]?.id ?? '', scores: null, ...by });
  const scores = { '100': { home: 0, away: 1 } };
  await world.service.changeResult({ fixtureId, scores, ...by });
  expect(await wins()).toEqual([[maskedName(one), 18_500, 185]]);
});

it('keeps games and currencies apart', async () => {
  const one = await member();
  await won(one, { odds: 300 });
  const coin = await world.member(100_000, { currency: 'USD' });
  await won(coin, { stake: 10_000, odds: 400 });
  const games = async () =>
    Promise.all(
      ([undefined, 'sports', 'mini', 'casino'] as const).map(
        async (game) => (await wins({ game })).length,
      ),
    );
  expect(await games()).toEqual([1, 1, 0, 0]);
  // There are no rounds here: a bet on a match takes the place of one.
  await world.db.query(`update bet set type = 4, mode = 'virtual' where member_id = $1`, [one]);
  expect(await games()).toEqual([1, 0, 1, 0]);
  expect((await hall()).rows).toMatchObject([{ game: 'mini', mode: null }]);
  await world.db.query(`update bet set type = 1, mode = 'domestic' where member_id = $1`, [one]);
});

it('goes by the month in Seoul in which a bet was settled', async () => {
  const one = await member();
  // August begins in Seoul at 15:00 of the 31st of July.
  world.clock.set(Date.parse('2025-07-31T15:00:00Z') - 1_001);
  await won(one, { odds: 210 });
  await won(one, { odds: 220 });
  const odds = async (month: string) => (await wins({ month })).map((row) => row[2]);
  expect([await odds('202507'), await odds('202508')]).toEqual([[210], [220]]);
  expect((await hall()).month).toBe('202508');
  const reader = { memberId: one, isStaff: false, now: world.clock.now() };
  expect(await fame.hall({ month: '202509', game: undefined, by: 'win' }, reader)).toBeNull();
});

it('lists the bets won last, of who is shown at all, and the same ones for ten seconds', async () => {
  const [a, b] = [await member(), await member()];
  await won(a, { odds: 500 });
  await won(b);
  const latest = async (memberId: string | null) => {
    const reader = memberId === null ? null : { memberId, isStaff: false, now: world.clock.now() };
    return (await fame.latest(reader, world.clock.now())).rows.slice(0, 2);
  };
  const names = async (reader: string | null) =>
    (await latest(reader)).map(({ rank, nickname, win }) => [rank, nickname, win]);
  expect(await names(null)).toEqual([
    [1, maskedName(b), 20_000],
    [2, maskedName(a), 50_000],
  ]);
  await world.db.query('update member set in_hall_of_fame = false where id = $1', [b]);
  expect((await latest(a)).map(({ isMine }) => isMine)).toEqual([false, true]);
  world.clock.set(world.clock.now() + 10_000);
  expect((await names(null))[0]).toEqual([1, maskedName(a), 50_000]);
});
