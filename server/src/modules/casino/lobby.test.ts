import type { FastifyRequest } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../../test/databases.ts';
import { createLaunch } from './launch.ts';
import { startCatalogue } from './catalogue.ts';
import { LISTED } from './catalogue-list.ts';
import { type Body, openLobbySite } from './test/lobby-site.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const THEME = { theme: 'porcelain' };

describe.each(databases)('lobbies on %s', (kind) => {
  const site = stagedAndChecked(() => openLobbySite(kind));
  let [token, other, usd, restricted, manager] = ['', '', '', '', ''];

  beforeEach(async () => {
    token = await site.login('member01');
    other = await site.login('member02');
    usd = await site.login('coin01');
    restricted = await site.login('tend22');
    manager = await site.login('manager01');
  });

  const lobby = (as: string, name = 'slot') => site.ask(as, 'GET', `/casino/lobby/${name}`);
  const launch = (as: string, gameId = 'hanpan-crane') =>
    site.ask(as, 'POST', `/casino/game/${gameId}/launch`, THEME);
  const rounds = (as: string, query = '') => site.ask(as, 'GET', `/casino/round${query}`);
  const maintain = (subject: string, on: boolean, until: number | null = null) =>
    site.ask(manager, 'PUT', `/desk/casino/${subject}`, {
      systemMaintenanceFlg: on,
      until,
      reason: '게임사 점검',
    });
  const ids = (list: Body[]) => list.map(({ id }) => id);

  it('lists the providers of a lobby, and their games of its kind, in their order', async () => {
    const slots = await lobby(token);
    expect(ids(slots.providers)).toEqual(['hanpan', 'pragmatic', 'micro', 'playngo']);
    expect(slots.providers[0]).toEqual({
      id: 'hanpan',
      name: '한판 스튜디오',
      state: 'open',
      until: null,
      isDemo: true,
    });
    expect(ids(slots.games).slice(0, 2)).toEqual(['hanpan-crane', 'pragmatic-five-peaks']);
    expect(slots.games.every((game: Body) => game.kind === 'slot')).toBe(true);
    expect(slots.games[0]).toMatchObject({
      name: '학과 달항아리',
      category: 'slot',
      isNew: false,
      state: 'open',
      popularity: 0,
      minStake: 1_000,
      maxStake: 100_000,
      art: { motif: 'crane', glaze: 'celadon' },
    });
    const tables = await lobby(token, 'casino_cx');
    expect(ids(tables.providers)).toEqual(['hanpan', 'evolution', 'asia']);
    expect(tables.games.every((game: Body) => game.kind === 'casino')).toBe(true);
    const states = (list: Body[]) => new Set(list.map(({ state }) => state));
    expect(states(tables.games)).toEqual(new Set(['open', 'unconnected', 'maintenance']));
    const listed = await site.db.query('select 1 from casino_game');
    expect(listed).toHaveLength(LISTED.length + 3);
  });

  it('keeps members of some tendencies from live casino, not from slots', async () => {
    for (const name of ['casino', 'casino_cx'])
      expect(await lobby(restricted, name)).toBe('CASINO_RESTRICTED');
    for (const name of ['slot', 'slot_cx'])
      expect((await lobby(restricted, name)).games[0]).toBeTruthy();
    expect(await launch(restricted, 'hanpan-baccarat')).toBe('CASINO_RESTRICTED');
    expect((await launch(restricted)).url).toContain('http://games.test/');
    expect(await lobby(manager)).toBe('FORBIDDEN');
    expect(await launch(manager)).toBe('FORBIDDEN');
  });

  it('says limits in the currency of the member', async () => {
    const [crane] = (await lobby(usd)).games;
    expect(crane).toMatchObject({ id: 'hanpan-crane', minStake: 72, maxStake: 7_200 });
  });

  it('launches games that are connected and open', async () => {
    const launched = await launch(token);
    expect(launched.url).toMatch(
      /^http:\/\/games\.test\/game\/hanpan-crane\?token=.{43}&theme=porcelain$/,
    );
    expect(launched.sessionId).toMatch(/^cas_/);
    expect(await launch(token, 'hanpan-none')).toBe('NOT_FOUND');
    expect(await launch(token, 'pragmatic-five-peaks')).toBe('GAME_UNAVAILABLE');
    expect(await launch(token, 'asia-dragontiger')).toBe('GAME_UNAVAILABLE');
  });

  it('closes a game or a provider until an instant', async () => {
    const until = site.clock.now() + HOUR;
    await maintain('game/hanpan-crane', true, until);
    // As at every start of the server.
    await startCatalogue(site);
    expect((await lobby(token)).games[0]).toMatchObject({ state: 'maintenance', until });
    expect((await lobby(token)).providers[0]).toMatchObject({ state: 'open', until: null });
    expect(await launch(token)).toBe('GAME_UNAVAILABLE');
    await maintain('game/hanpan-crane', false);
    await maintain('provider/hanpan', true, until);
    expect((await lobby(token)).providers[0]).toMatchObject({ state: 'maintenance', until });
    expect(await launch(token, 'hanpan-roulette')).toBe('GAME_UNAVAILABLE');
    await site.advanceTo(until);
    token = await site.login('member01');
    expect((await lobby(token)).games[0]).toMatchObject({ state: 'open', until: null });
    expect((await launch(token)).sessionId).toMatch(/^cas_/);
  });

  it('has the rounds of a member, newest first without a gap, with what they come to', async () => {
    const table = await site.sit(token);
    const begun = site.clock.now();
    for (let n = 1; n <= 5; n += 1) {
      await site.advanceTo(begun + Math.ceil(n / 2) * 1_000);
      await table.play(`page-${n}`, 1_000 * n, n === 3 ? 5_000 : 0);
    }
    const second = await site.sit(token, 'hanpan-roulette');
    await second.play('page-6', 2_000, 4_000);
    const all = await rounds(token, '?limit=100');
    expect(all).toMatchObject({ nextCursor: null, staked: 17_000, won: 9_000 });
    expect(all.data.map(({ staked }: Body) => staked).sort()).toEqual([
      1_000, 2_000, 2_000, 3_000, 4_000, 5_000,
    ]);
    const paged: Body[] = [];
    for (let cursor = ''; ; ) {
      const page = await rounds(token, `?limit=2${cursor}`);
      expect(page).toMatchObject({ staked: 17_000, won: 9_000 });
      paged.push(...page.data);
      if (page.nextCursor === null) break;
      cursor = `&cursor=${page.nextCursor}`;
    }
    expect(paged).toEqual(all.data);
    const crane = await rounds(token, `?gameId=hanpan-crane&sessionId=${table.sessionId}`);
    expect(crane).toMatchObject({ staked: 15_000, won: 5_000 });
    expect(crane.data.map(({ number }: Body) => number)).toHaveLength(5);
    const none = { data: [], nextCursor: null, staked: 0, won: 0 };
    expect(await rounds(token, `?gameId=hanpan-baccarat`)).toEqual(none);
    expect(await rounds(other, `?sessionId=${table.sessionId}`)).toEqual(none);
    expect(await rounds(token, '?cursor=x')).toBe('VALIDATION');
  });

  it('shows a round call by call to its member alone', async () => {
    const table = await site.sit(token);
    await site.advanceTo(site.clock.now() + 1_000);
    await table.bet('detail', 2_000);
    await table.win('detail', 6_000);
    await table.end('detail', 2_000, 6_000);
    const [round] = (await rounds(token, '?limit=1')).data;
    const at = site.clock.now();
    expect(await site.ask(token, 'GET', `/casino/round/${round.id}`)).toEqual({
      round: {
        id: round.id,
        gameId: 'hanpan-crane',
        number: 6,
        staked: 2_000,
        won: 6_000,
        currency: 'KRW',
        state: 'closed',
        openedAt: at,
        closedAt: at,
      },
      transactions: [
        { kind: 'bet', amount: 2_000, at },
        { kind: 'win', amount: 6_000, at },
      ],
      replayUrl: 'http://games.test/replay/detail',
    });
    expect(await site.ask(other, 'GET', `/casino/round/${round.id}`)).toBe('NOT_FOUND');
    expect(await site.ask(token, 'GET', '/casino/round/bet_none')).toBe('NOT_FOUND');
  });

  it('says what was played last, and what is held', async () => {
    const mine = (as: string) => site.ask(as, 'GET', '/casino/mine');
    const table = await site.sit(token, 'hanpan-baccarat');
    await site.advanceTo(site.clock.now() + 1_000);
    await table.bet('held', 3_000);
    const { recent, open } = await mine(token);
    expect(recent.map(({ gameId }: Body) => gameId)).toEqual([
      ...['hanpan-baccarat', 'hanpan-crane', 'hanpan-roulette'],
    ]);
    expect(recent[0].at).toBe(site.clock.now());
    expect(open).toMatchObject([{ gameId: 'hanpan-baccarat', staked: 3_000, state: 'open' }]);
    expect(await mine(other)).toEqual({ recent: [], open: [] });
    await table.end('held', 3_000, 0);
    expect((await mine(token)).open).toEqual([]);
  });

  it('counts rounds of seven days, a minute old at most', async () => {
    const popular = async () => {
      const [crane] = (await lobby(token)).games;
      return crane.popularity;
    };
    await site.advanceTo(site.clock.now() + 60_000);
    const before = await popular();
    expect(before).toBe(6);
    await (await site.sit(other)).play('popular', 1_000, 0);
    expect(await popular()).toBe(before);
    await site.advanceTo(site.clock.now() + 60_000);
    expect(await popular()).toBe(before + 1);
    await site.advanceTo(site.clock.now() + 7 * DAY);
    token = await site.login('member01');
    expect(await popular()).toBe(0);
  });

  it('opens nothing for a member who has stopped, or who is suspended', async () => {
    const answer = (as: string) =>
      site.call<Body>('POST', '/casino/game/hanpan-crane/launch', { token: as, body: THEME });
    await site.ask(other, 'POST', '/protection/break', { days: 1 });
    expect(await answer(other)).toMatchObject({
      status: 422,
      body: { code: 'REQUEST_REFUSED', refusals: [{ code: 'ON_BREAK' }] },
    });
    // Whose session was read before knows nothing of it yet.
    await site.db.exec(`update member set state = 'suspended' where id = 'mem_demo_coin01'`);
    const launched = await createLaunch(
      site,
      site.casino,
    )({
      memberId: 'mem_demo_coin01',
      loginSessionId: 'ses_1',
      gameId: 'hanpan-crane',
      theme: 'celadon',
      now: site.clock.now(),
      raw: {} as FastifyRequest,
    });
    expect(launched).toEqual({ kind: 'refused', refusals: [{ code: 'BLOCKED' }] });
  });
});
