import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, buildApp } from '../../app.ts';
import { parseConfig } from '../../config.ts';
import type { Guard } from '../../contract/types.ts';
import { fixtureRoutes } from '../desk/fixtures.ts';
import { openWorld, type World } from './test/world.ts';

/** A token is the member's id; the admin's is `admin`. */
const guard: Guard = async ({ raw }, { access }) => {
  const memberId = raw.headers['x-auth-token'];
  if (typeof memberId !== 'string' || memberId === '')
    return { ok: false, code: 'UNAUTHENTICATED' };
  const isAdmin = memberId === 'admin';
  if (access === 'admins' && !isAdmin) return { ok: false, code: 'FORBIDDEN' };
  return {
    ok: true,
    session: {
      id: 'ses_1',
      memberId,
      userId: memberId,
      type: 1,
      role: isAdmin ? 10 : 0,
    },
  };
};

describe('bets over HTTP', () => {
  let world: World;
  let site: App;
  beforeAll(async () => {
    world = await openWorld('postgres');
    const config = parseConfig({ CLOCK: 'manual', LOG_LEVEL: 'silent', FEED: 'none' }, '/nowhere');
    if (!config.ok) throw new Error(config.errors.join());
    const modules = () => [
      { routes: { ...world.routes, ...fixtureRoutes(world.service) } },
      { guard },
    ];
    site = await buildApp({
      db: world.db,
      clock: world.clock,
      config: { ...config.value, clientDir: null },
      modules,
      missing: 'notReady',
      rateLimits: false,
    });
  });
  afterAll(async () => {
    await site.close();
    await world.close();
  });

  let keys = 0;
  async function send(token: string, payload: string, key = `http-key-${++keys}`) {
    const headers = {
      'x-auth-token': token,
      'content-type': 'application/json',
      'idempotency-key': key,
    };
    const answer = await site.app.inject({ method: 'POST', url: '/api/bet', headers, payload });
    return { status: answer.statusCode, body: answer.json() };
  }
  async function get(token: string, path: string) {
    const answer = await site.app.inject({
      method: 'GET',
      url: `/api${path}`,
      headers: { 'x-auth-token': token },
    });
    return { status: answer.statusCode, body: answer.json() };
  }

  test('N1: only plain whole stakes are taken; nothing else moves a won', async () => {
    const member = await world.member(100_000);
    const { pick } = await world.simple();
    const hostile = [
      '-1',
      '0',
      '0.1',
      '10000.5',
      '1e309',
      '1e21',
      'NaN',
      'Infinity',
      '"10000"',
      '" 10000"',
      '"10,000"',
      '10000n',
      '[10000]',
      '{"$gt":0}',
      'true',
      'null',
      '9007199254740993',
      '9223372036854775808',
      '-0',
      '0010000',
      '"１００００"',
      '"١٠٠٠٠"',
    ];
    for (const stake of hostile) {
      const body = `{"stake":${stake},"oddsPolicy":"any","bonusFolders":null,"legs":[{"selectionId":"${pick(1, '1')}","odds":185,"line":null,"offerScore":null,"inPlay":false}]}`;
      const { status, body: answer } = await send(member, body);
      expect([stake, status]).toEqual([
        stake,
        expect.toSatisfy((code: number) => code >= 400 && code < 500),
      ]);
      expect(answer.code).toMatch(/^(VALIDATION|BET_REFUSED)$/);
    }
    const fields = [
      { odds: 1.95 },
      { odds: '185' },
      { odds: 1e30 },
      { line: 0.5 },
      { offerScore: undefined },
      { inPlay: undefined },
      { inPlay: 'no' },
      { offerScore: { home: -1, away: 0 } },
      { selectionId: "x'; drop table bet" },
      { payout: 5 },
    ];
    for (const field of fields) {
      const leg = {
        selectionId: pick(1, '1'),
        odds: 185,
        line: null,
        offerScore: null,
        inPlay: false,
        ...field,
      };
      const body = { stake: 10_000, oddsPolicy: 'any', bonusFolders: null, legs: [leg] };
      expect(await send(member, JSON.stringify(body))).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION' },
      });
    }
    expect(await world.money(member)).toBe(100_000);
    expect(await world.db.query('select 1 from bet where member_id = $1', [member])).toEqual([]);
  });

  test('a broken body stores nothing under its key; a refused one does', async () => {
    const member = await world.member(100_000);
    const { pick } = await world.simple();
    expect((await send(member, '{"stake":', 'schema-key')).status).toBe(400);
    const body = world.request([pick(1, '1')], 10_000);
    const placed = await send(member, JSON.stringify(body), 'schema-key');
    expect(placed).toMatchObject({ status: 201, body: { status: 'accepted', key: 'schema-key' } });
    const reordered = JSON.stringify(Object.fromEntries(Object.entries(body).reverse()));
    expect(await send(member, reordered, 'schema-key')).toEqual(placed);
    expect(
      await send(member, JSON.stringify({ ...body, stake: 20_000 }), 'schema-key'),
    ).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    const small = { ...body, stake: 9_999 };
    expect(await send(member, JSON.stringify(small), 'small-key')).toMatchObject({
      status: 422,
      body: { code: 'BET_REFUSED', refusals: [{ code: 'STAKE_TOO_SMALL', limit: 10_000 }] },
    });
    expect((await get(member, '/bet/key/small-key')).body).toEqual({
      bet: null,
      refusals: [{ code: 'STAKE_TOO_SMALL', limit: 10_000 }],
    });
    expect((await get(member, '/bet/key/other-key')).body.code).toBe('NOT_FOUND');
    for (const key of ['', 'short', 'a'.repeat(65), 'has space in it']) {
      expect((await send(member, JSON.stringify(body), key)).status).toBe(400);
    }
  });

  test('history, one bet and the setting keep the contract; others see nothing', async () => {
    const [owner, other] = [await world.member(100_000), await world.member(100_000)];
    const { pick } = await world.simple();
    const { body: bet } = await send(owner, JSON.stringify(world.request([pick(1, '1')], 10_000)));
    expect((await get(owner, '/bet')).body).toEqual({ data: [bet], nextCursor: null });
    expect((await get(owner, `/bet/${bet.id}`)).body).toEqual(bet);
    const [foreign, absent] = [
      await get(other, `/bet/${bet.id}`),
      await get(other, '/bet/bet_0000000000000000'),
    ];
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' });
    expect((await get(owner, '/bet?cursor=nonsense')).status).toBe(400);
    expect((await get(owner, '/bet/setting')).body).toMatchObject({
      currency: 'KRW',
      prematch: { maxStake: 5_000_000 },
      inPlay: { maxStake: 3_000_000 },
    });
  });

  test('the policy is remembered and only an admin corrects a result', async () => {
    const member = await world.member(100_000);
    const { id } = await world.simple();
    const put = (token: string, url: string, payload: object) =>
      site.app.inject({
        method: 'PUT',
        url: `/api${url}`,
        headers: { 'x-auth-token': token },
        payload,
      });
    expect((await put(member, '/bet/policy', { oddsPolicy: 'none' })).statusCode).toBe(204);
    expect((await world.service.setting(member))?.oddsPolicy).toBe('none');
    const correction = { scores: { '100': { home: 1, away: 0 } }, reason: 'official result' };
    expect((await put(member, `/admin/fixture/${id}/result`, correction)).statusCode).toBe(403);
    expect((await put('admin', `/admin/fixture/${id}/result`, correction)).json().code).toBe(
      'INVALID_STATE',
    );
    await world.finish(id, 0, 0);
    expect((await put('admin', `/admin/fixture/${id}/result`, correction)).json()).toEqual({
      bets: 0,
    });
  });
});
