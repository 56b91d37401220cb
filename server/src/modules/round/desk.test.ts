import { beforeEach, describe, expect, it } from 'vitest';
import { roundAt, type RoundTimes } from '#rules/rounds/clock.ts';
import { gameById } from '#rules/rounds/round.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { databases } from '../../../test/databases.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

const REASON = '공급사 장애';

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
type Body = any;

describe.each(databases)('the desk of rounds on %s', (kind) => {
  const site = stagedAndChecked(() => buildTestApp({ db: kind }));
  let keys = 0;
  let [token, manager, admin] = ['', '', ''];

  beforeEach(async () => {
    token = await site.login('member02');
    manager = await site.login('manager01');
    admin = await site.login('admin01');
  });

  async function call(as: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
    const answer = await site.call<Body>(method, path, { token: as, ...(body && { body }) });
    return answer.status < 300 ? answer.body : (answer.body.code as string);
  }
  async function toFresh(gameId: number): Promise<RoundTimes> {
    const game = gameById(gameId);
    if (!game) throw new Error(`no game ${gameId}`);
    await site.advanceTo(roundAt(game, site.clock.now()).drawsAt + 100);
    return roundAt(game, site.clock.now());
  }
  async function bet(round: RoundTimes, market = 'p-oe', selection = 'odd'): Promise<Body> {
    keys += 1;
    const { body } = await site.call<Body>('POST', '/minigame/bet', {
      token,
      headers: { 'idempotency-key': `desk-round-${keys}` },
      body: { stake: 10_000, roundId: round.key, market, selection, odds: 195 },
    });
    return body;
  }
  const money = async () => (await call(token, 'GET', '/member/user')).emoney as number;
  const round = (id: string) => `/desk/minigame/round/${id}`;

  it('closes a game for new bets and opens it again', async () => {
    const change = { systemMaintenanceFlg: true, until: null, reason: REASON };
    await call(manager, 'PUT', '/desk/minigame/211', change);
    const { data } = await call(manager, 'GET', '/desk/minigame');
    expect(data.find(({ id }: Body) => id === 211)).toMatchObject({ systemMaintenanceFlg: true });
    expect((await bet(await toFresh(211))).refusals).toMatchObject([{ code: 'GAME_MAINTENANCE' }]);
    await call(manager, 'PUT', '/desk/minigame/211', { ...change, systemMaintenanceFlg: false });
    expect((await bet(await toFresh(211))).status).toBe('accepted');
    expect(await call(manager, 'PUT', '/desk/minigame/235', change)).toBe('NOT_FOUND');
    expect(await call(token, 'PUT', '/desk/minigame/211', change)).toBe('FORBIDDEN');
  });

  it('says what a void would pay back, and pays it back', async () => {
    const open = await toFresh(213);
    const before = await money();
    const placed = [await bet(open), await bet(open, 'n-oe', 'even')];
    const tried = await call(manager, 'POST', `${round(open.key)}/preview`);
    expect(tried).toMatchObject({ changed: 2, refunded: 2, money: [{ toMembers: 20_000 }] });
    expect(await money()).toBe(before - 20_000);
    expect(await call(manager, 'POST', `${round(open.key)}/void`, { reason: REASON })).toEqual({
      bets: 2,
    });
    expect(await money()).toBe(before);
    const read = await call(token, 'GET', `/bet/${placed[0].id}`);
    expect(read).toMatchObject({
      status: 'settled',
      label: 3,
      legs: [{ result: 3, outcome: null }],
    });
    expect((await bet(open)).refusals).toMatchObject([{ code: 'ROUND_CLOSED' }]);

    await site.advanceTo(open.drawsAt + 1_000);
    const { rounds } = await call(token, 'GET', '/minigame/rounds?gameId=213&limit=1');
    expect(rounds).toMatchObject([{ roundId: open.key, state: 'voided', result: null }]);
    expect(await call(token, 'GET', `/minigame/round/${open.key}`)).toMatchObject({ result: null });
    expect(await call(manager, 'POST', `${round(open.key)}/void`, { reason: REASON })).toBe(
      'INVALID_STATE',
    );
    expect(await money()).toBe(before);
  });

  it('leaves what is settled as it is, and what is drawn to admins', async () => {
    const settled = await toFresh(213);
    await bet(settled);
    await site.advanceTo(settled.drawsAt + 1_000);
    for (const as of [manager, admin])
      expect(await call(as, 'POST', `${round(settled.key)}/preview`)).toBe('INVALID_STATE');

    const race = await toFresh(721);
    const { markets } = await call(token, 'GET', '/minigame/events?gameId=721&currentGame=1');
    keys += 1;
    const { body } = await site.call<Body>('POST', '/minigame/bet', {
      token,
      headers: { 'idempotency-key': `desk-race-${keys}` },
      body: {
        stake: 10_000,
        roundId: race.key,
        market: 'win',
        selection: '1',
        odds: markets[0].selections[0].odds,
      },
    });
    await site.advanceTo(race.drawsAt + 1_000);
    expect(await call(manager, 'POST', `${round(race.key)}/void`, { reason: REASON })).toBe(
      'INVALID_STATE',
    );
    const { data } = await call(admin, 'GET', '/desk/minigame/round?state=drawn');
    expect(data).toMatchObject([{ roundId: race.key, openBets: 1, canVoid: true }]);
    expect(await call(admin, 'POST', `${round(race.key)}/void`, { reason: REASON })).toEqual({
      bets: 1,
    });
    expect(await call(token, 'GET', `/bet/${body.id}`)).toMatchObject({ label: 3, payout: 10_000 });
  });

  it('lists rounds with bets, paged without a gap', async () => {
    const all = await call(manager, 'GET', '/desk/minigame/round');
    expect(all.data.length).toBeGreaterThan(3);
    const paged: Body[] = [];
    for (let cursor = ''; ; ) {
      const page = await call(manager, 'GET', `/desk/minigame/round?limit=2${cursor}`);
      paged.push(...page.data);
      if (page.nextCursor === null) break;
      cursor = `&cursor=${page.nextCursor}`;
    }
    expect(paged).toEqual(all.data);
    const found = await call(manager, 'GET', '/desk/minigame/round?q=721-');
    expect(found.data.every(({ gameId }: Body) => gameId === 721)).toBe(true);
  });
});
