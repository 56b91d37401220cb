import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../../test/databases.ts';
import { type Body, openLobbySite, type Table } from './test/lobby-site.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

const DAY = 86_400_000;
const REASON = '게임사 응답 없음';

describe.each(databases)('the desk of the casino on %s', (kind) => {
  const site = stagedAndChecked(() => openLobbySite(kind));
  let table: Table;
  let [token, manager, admin] = ['', '', ''];

  beforeEach(async () => {
    token = await site.login('member01');
    manager = await site.login('manager01');
    admin = await site.login('admin01');
    table = await site.sit(token);
  });

  const providers = async (): Promise<Body[]> =>
    (await site.ask(manager, 'GET', '/desk/casino')).data;
  const hanpan = async () => (await providers()).find(({ id }) => id === 'hanpan');
  const rounds = (query: string) => site.ask(manager, 'GET', `/desk/casino/round${query}`);
  const roundNamed = async (roundId: string) => (await rounds(`?q=${roundId}`)).data[0];
  const refund = (id: string, as = manager) =>
    site.ask(as, 'POST', `/desk/casino/round/${id}/refund`, { reason: REASON });
  const money = async () => (await site.ask(token, 'GET', '/member/user')).emoney as number;
  const audit = async (action: string) =>
    (await site.ask(admin, 'GET', `/admin/audit?action=${action}`)).data as Body[];
  const maintain = (subject: string, change: object = {}, as = manager) =>
    site.ask(as, 'PUT', `/desk/casino/${subject}`, {
      systemMaintenanceFlg: true,
      until: null,
      reason: REASON,
      ...change,
    });

  it('lists providers with their games and what they came to today', async () => {
    await table.play('today-1', 3_000, 1_000);
    await table.bet('today-2', 2_000);
    expect(await hanpan()).toMatchObject({
      state: 'open',
      openRounds: 1,
      stuckRounds: 0,
      today: [{ currency: 'KRW', stake: 5_000, payout: 1_000 }],
      games: [{ id: 'hanpan-crane', isClosed: false }, {}, {}],
    });
    await refund((await roundNamed('today-2')).id);
    expect(await hanpan()).toMatchObject({
      openRounds: 0,
      today: [{ currency: 'KRW', stake: 3_000, payout: 1_000 }],
    });
    const idle = (await providers()).find(({ id }) => id === 'evolution');
    expect(idle).toMatchObject({ state: 'unconnected', openRounds: 0, today: [] });
    expect(await site.ask(token, 'GET', '/desk/casino')).toBe('FORBIDDEN');
  });

  it('closes and opens, and leaves a record of it', async () => {
    const until = site.clock.now() + DAY;
    await maintain('game/hanpan-crane', { until });
    expect((await hanpan())?.games[0]).toMatchObject({ isClosed: true, until });
    await maintain('provider/hanpan');
    expect(await hanpan()).toMatchObject({ state: 'maintenance', until: null });
    for (const subject of ['game/hanpan-crane', 'provider/hanpan'])
      await maintain(subject, { systemMaintenanceFlg: false });
    expect(await hanpan()).toMatchObject({ state: 'open', games: [{ isClosed: false }, {}, {}] });
    const records = await audit('casino.maintenance');
    expect(records).toHaveLength(4);
    expect(records.at(-1)).toMatchObject({
      target: 'hanpan-crane',
      changes: [
        { field: 'until', before: null, after: String(until) },
        { field: 'maintenance', before: 'false', after: 'true' },
        { field: 'reason', before: null, after: REASON },
      ],
    });
    expect(await maintain('game/hanpan-none')).toBe('NOT_FOUND');
    expect(await maintain('provider/hanpan-crane')).toBe('NOT_FOUND');
    expect(await maintain('provider/evolution')).toBe('INVALID_STATE');
    expect(await maintain('game/hanpan-crane', { until: site.clock.now() })).toBe('VALIDATION');
    expect(await maintain('game/hanpan-crane', {}, token)).toBe('FORBIDDEN');
  });

  it('gives the stake of an open round back, once', async () => {
    const before = await money();
    await table.bet('stuck-1', 4_000);
    expect(await money()).toBe(before - 4_000);
    await site.advanceTo(site.clock.now() + DAY);
    [token, manager, admin] = [
      await site.login('member01'),
      await site.login('manager01'),
      await site.login('admin01'),
    ];
    const stuck = await rounds('?state=stuck');
    expect(stuck.data).toMatchObject([{ roundId: 'stuck-1', isStuck: true, staked: 4_000 }]);
    expect(await hanpan()).toMatchObject({ openRounds: 1, stuckRounds: 1 });
    const [{ id }] = stuck.data;
    expect(await refund(id, token)).toBe('FORBIDDEN');
    expect(await refund(id)).toEqual({ refunded: 4_000, currency: 'KRW' });
    expect(await money()).toBe(before);
    expect(await refund(id)).toBe('INVALID_STATE');
    expect(await roundNamed('stuck-1')).toMatchObject({
      state: 'refunded',
      isStuck: false,
      staked: 0,
      won: 0,
    });
    expect((await audit('casino.refund'))[0]).toMatchObject({
      target: id,
      changes: expect.arrayContaining([{ field: 'amount', before: null, after: '4000' }]),
    });
    const { transactions } = await site.ask(token, 'GET', `/casino/round/${id}`);
    expect(transactions.map(({ kind: what }: Body) => what)).toEqual(['bet', 'refund']);
  });

  it('refunds no round that is over, has paid or is not there', async () => {
    await table.play('over', 1_000, 0);
    await table.bet('paid', 1_000);
    await table.win('paid', 500);
    for (const roundId of ['over', 'paid'])
      expect(await refund((await roundNamed(roundId)).id)).toBe('INVALID_STATE');
    expect(await refund('bet_none')).toBe('NOT_FOUND');
    await table.end('paid', 1_000, 500);
  });

  it('finds rounds by the id of the provider, nickname and state, and pages them without a gap', async () => {
    const all = (await rounds('?limit=200')).data as Body[];
    expect(all.length).toBeGreaterThan(4);
    const paged: Body[] = [];
    for (let cursor = ''; ; ) {
      const page = await rounds(`?limit=2${cursor}`);
      paged.push(...page.data);
      if (page.nextCursor === null) break;
      cursor = `&cursor=${page.nextCursor}`;
    }
    expect(paged).toEqual(all);
    const nickname = encodeURIComponent(all[0].nickname.slice(0, 1));
    expect((await rounds(`?q=${nickname}`)).data).toEqual(all);
    expect((await rounds('?q=nothing')).data).toEqual([]);
    for (const state of ['open', 'closed', 'refunded'])
      expect((await rounds(`?state=${state}`)).data).toEqual(
        all.filter((one) => one.state === state),
      );
    expect(await rounds('?cursor=x')).toBe('VALIDATION');
  });
});
