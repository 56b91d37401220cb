import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

const HOUR = 3_600_000;
const site = stagedAndChecked(() => buildTestApp());
let manager: string;
let admin: string;

beforeAll(async () => {
  manager = await site.login('manager01');
  admin = await site.login('admin01');
});

type Method = Parameters<TestApp['call']>[0];
const call = (method: Method, path: string, body?: object, token = manager) =>
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  site.call<any>(method, path, { token, ...(body && { body }) });
const idOf = (userId: string) => `mem_demo_${userId}`;
const of = (userId: string, rest: string) => `/desk/member/${idOf(userId)}${rest}`;
const reason = '본인 확인';

const auditOf = (target: string) =>
  site.db.query<{ action: string; actor: string; before: unknown; after: unknown }>(
    'select action, actor, before, after from audit where target = $1 order by id desc',
    [target],
  );

describe('finding members', () => {
  it.each([
    ['MEMBER01', 'member01'],
    ['coin', 'coin01'],
  ])('finds by how the id begins: %s', async (q, userId) => {
    const found = await call('GET', `/desk/member?q=${q}`);
    expect(found.body.data.map((one: { userId: string }) => one.userId)).toContain(userId);
  });

  it('finds by nickname, phone number and account holder, and takes no wildcard', async () => {
    await site.db.query(
      `update member set nickname = '한강바람', phone_number = '01077770001', account_holder = '박선우'
       where user_id = 'member01'`,
    );
    for (const q of ['한강', '0107777', '박선우']) {
      const found = await call('GET', `/desk/member?q=${encodeURIComponent(q)}`);
      expect(found.body.data).toMatchObject([{ userId: 'member01' }]);
    }
    const typed = [
      ...['(010) 7777.0001', '+82 10-7777-0001', '０１０－７７７７', '0001'],
      ...['한강'.normalize('NFD'), 'ＭＥＭＢＥＲ０１', ' 박선우 '],
    ];
    for (const q of typed) {
      const found = await call('GET', `/desk/member?q=${encodeURIComponent(q)}`);
      expect(found.body.data, q).toMatchObject([{ userId: 'member01' }]);
    }
    for (const q of ['%', '_ember01', '\\', '7777'])
      expect((await call('GET', `/desk/member?q=${encodeURIComponent(q)}`)).body.data).toEqual([]);
  });

  it('pages all members without a gap, the newest first', async () => {
    const all = (await call('GET', '/desk/member')).body.data;
    const paged = [];
    for (let cursor = ''; ; ) {
      const page = (await call('GET', `/desk/member?limit=2${cursor}`)).body;
      paged.push(...page.data);
      if (page.nextCursor === null) break;
      cursor = `&cursor=${page.nextCursor}`;
    }
    expect(paged).toEqual(all);
    expect((await call('GET', '/desk/member?cursor=x')).body.code).toBe('VALIDATION');
    expect((await call('GET', '/desk/member?state=suspended')).body.data).toEqual([]);
  });
});

describe('one member', () => {
  it('shows balances, limits, sessions and the statement that the member has', async () => {
    const token = await site.login('member01');
    const { body } = await call('GET', of('member01', ''));
    const me = await site.call<Record<string, number>>('GET', '/member/user', { token });
    expect(body.member).toMatchObject({ userId: 'member01', state: 'approved', role: 'member' });
    expect(body.balances).toMatchObject({
      money: me.body.emoney,
      points: me.body.point,
      debt: 0,
    });
    expect(body.limits.prematch).toEqual({
      minStake: 10_000,
      maxStake: 5_000_000,
      maxPayout: 15_000_000,
    });
    expect(body.sessions[0]).toMatchObject({ ip: '127.0.0.1', endedAt: null, endReason: null });
    expect(body.withdrawTriesLeft).toBe(5);
    const period = `from=${site.clock.now() - 300 * 24 * HOUR}&to=${site.clock.now() + 1}`;
    for (const path of ['/statement', '/statement/summary']) {
      const own = await site.call('GET', `${path}?${period}`, { token });
      expect((await call('GET', `${of('member01', path)}?${period}`)).body).toEqual(own.body);
    }
    const backwards = `from=${site.clock.now()}&to=1`;
    expect((await call('GET', `${of('member01', '/statement')}?${backwards}`)).status).toBe(400);
    expect((await call('GET', `${of('nobody', '/statement')}?${period}`)).status).toBe(404);
    expect((await call('GET', of('nobody', ''))).body.code).toBe('NOT_FOUND');
  });

  it('shows the stakes of bets that are not settled, less what was cashed out of them', async () => {
    const add = (id: string, status: string, stakes: [number, number]) =>
      site.db.query(
        `insert into bet (id, member_id, key, type, status, placed_at, stake, cashed_stake, currency, total_odds,
           potential_payout, combo_key, odds_policy)
         values ($1, $2, $1, 1, $3, 0, $4, $5, 'KRW', 200, 40000, $1, 'any')`,
        [id, idOf('member01'), status, ...stakes],
      );
    const read = async () => (await call('GET', of('member01', ''))).body.balances;
    await add('bet_open', 'accepted', [20_000, 0]);
    expect(await read()).toMatchObject({ openBets: 1, openStakes: 20_000, holdBet: 0 });
    await add('bet_part', 'accepted', [30_000, 10_000]);
    await add('bet_void', 'cancelled', [50_000, 0]);
    expect(await read()).toMatchObject({ openBets: 2, openStakes: 40_000 });
    await site.db.query(`delete from bet where id in ('bet_open', 'bet_part', 'bet_void')`);
  });

  it('shows what the member has set for themselves, as the member sees it', async () => {
    const token = await site.login('member01');
    const body = { kind: 'deposit', period: 'month', limit: 3_000_000 };
    const set = await site.call('PUT', '/protection/limit', { token, body });
    expect(set.status).toBe(200);
    const { protection } = (await call('GET', of('member01', ''))).body;
    const { body: seen } = await site.call<{ limits: { freeAt: unknown }[] }>(
      'GET',
      '/protection',
      {
        token,
      },
    );
    const limits = seen.limits.map(({ freeAt: _, ...limit }) => limit);
    expect(protection).toEqual({ currency: 'KRW', limits, stop: null });
    expect(protection.limits).toMatchObject([{ ...body, used: 0, next: null }]);
  });

  it('keeps notes as text, by whom and in order, for ever', async () => {
    const html = '<img src=x onerror=alert(1)>';
    for (const contents of ['첫 메모', html])
      expect((await call('POST', of('member02', '/note'), { contents })).status).toBe(201);
    const { notes } = (await call('GET', of('member02', ''))).body;
    expect(notes.map((one: { contents: string }) => one.contents).sort()).toEqual([
      html,
      '첫 메모',
    ]);
    await expect(site.db.query('delete from member_note')).rejects.toThrow('never changed');
    expect((await call('POST', of('member02', '/note'), { contents: '  ' })).status).toBe(400);
    expect((await call('POST', of('nobody', '/note'), { contents: '메모' })).status).toBe(404);
  });

  it('unlocks a withdrawal password that was locked', async () => {
    await site.db.query('insert into withdrawal_tries (member_id, failures) values ($1, 5)', [
      idOf('member02'),
    ]);
    expect((await call('GET', of('member02', ''))).body.withdrawTriesLeft).toBe(0);
    const { body } = await call('POST', of('member02', '/unlock'), { reason });
    expect(body.withdrawTriesLeft).toBe(5);
    expect((await auditOf(idOf('member02')))[0]).toMatchObject({ action: 'member.unlock' });
  });

  it('ends the sessions of a member at once', async () => {
    const token = await site.login('member02');
    expect((await call('POST', of('member02', '/session'), { reason })).status).toBe(200);
    expect((await site.call('GET', '/member/user', { token })).status).toBe(556);
    expect((await auditOf(idOf('member02')))[0]).toMatchObject({
      action: 'member.endSessions',
      before: { sessions: 1 },
      after: { sessions: 0, reason },
    });
  });
});

describe('keeping a member out', () => {
  const suspend = (userId: string, terms: object, token = manager) =>
    call('POST', of(userId, '/suspend'), { kind: 'suspend', until: null, reason, ...terms }, token);
  const restore = (userId: string, token = manager) =>
    call('POST', of(userId, '/restore'), { reason }, token);
  const loginCode = async (userId: string) => {
    const body = { userId, password: 'demo1234' };
    const { code } = (await site.call('POST', '/member/login', { body })).body;
    return code;
  };

  it('ends the sessions, refuses the login, and lets in again', async () => {
    const token = await site.login('member02');
    const { body } = await suspend('member02', {});
    expect(body).toMatchObject({
      member: { state: 'suspended' },
      ban: { kind: 'suspend', until: null, reason },
    });
    expect((await site.call('GET', '/member/user', { token })).status).toBe(556);
    expect(await loginCode('member02')).toBe('MEMBER_SUSPENDED');
    const before = (await auditOf(idOf('member02'))).length;
    expect((await suspend('member02', { reason: '다시' })).status).toBe(200);
    expect(await auditOf(idOf('member02'))).toHaveLength(before);
    expect((await restore('member02')).body).toMatchObject({
      member: { state: 'approved' },
      ban: null,
    });
    expect((await restore('member02')).status).toBe(200);
    expect(await loginCode('member02')).toBeUndefined();
  });

  it('lets a member in when the time is over', async () => {
    await suspend('member02', { until: site.clock.now() + HOUR });
    await site.advanceTo(site.clock.now() + HOUR - 1);
    expect(await loginCode('member02')).toBe('MEMBER_SUSPENDED');
    await site.advanceTo(site.clock.now() + 1);
    expect(await loginCode('member02')).toBeUndefined();
    manager = await site.login('manager01');
    admin = await site.login('admin01');
  });

  it('leaves a ban to admins, and what staff is as well', async () => {
    expect((await suspend('member02', { kind: 'ban' })).body.code).toBe('FORBIDDEN');
    expect((await suspend('member02', { kind: 'ban' }, admin)).status).toBe(200);
    expect((await suspend('member02', {})).body.code).toBe('FORBIDDEN');
    expect((await restore('member02')).body.code).toBe('FORBIDDEN');
    expect((await restore('member02', admin)).status).toBe(200);
    for (const path of ['/session', '/unlock', '/restore'])
      expect((await call('POST', of('admin01', path), { reason })).body.code).toBe('FORBIDDEN');
    expect((await suspend('admin01', {})).body.code).toBe('FORBIDDEN');
    expect((await suspend('admin01', {}, admin)).body.code).toBe('INVALID_STATE');
    expect((await suspend('nobody', {})).body.code).toBe('NOT_FOUND');
    expect((await restore('nobody')).body.code).toBe('NOT_FOUND');
  });

  it('takes an end that makes sense only', async () => {
    expect((await suspend('member02', { until: site.clock.now() })).status).toBe(400);
    const ban = { kind: 'ban', until: site.clock.now() + HOUR };
    expect((await suspend('member02', ban, admin)).status).toBe(400);
    expect((await suspend('member02', { reason: '  ' })).status).toBe(400);
  });

  it('suspends once however often it is sent at once', async () => {
    const before = (await auditOf(idOf('member02'))).length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => suspend('member02', {})));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await auditOf(idOf('member02'))).toHaveLength(before + 1);
    await restore('member02');
  });
});

describe('level and tendency', () => {
  const change = (body: object, token = admin) =>
    call('PATCH', `/admin/member/${idOf('member02')}`, { reason: '승급', ...body }, token);

  it('pays a step once and records before and after', async () => {
    await change({ level: 4 });
    const { balances, member } = (await call('GET', of('member02', ''))).body;
    const level = member.level + 1;
    const raised = await change({ level });
    expect(raised.body.member).toMatchObject({ level, tendency: member.tendency });
    expect(raised.body.balances.points).toBe(balances.points + level * 10_000);
    await change({ level: member.level });
    expect((await change({ level })).body.balances.points).toBe(raised.body.balances.points);
    expect((await auditOf(idOf('member02')))[0]).toMatchObject({
      action: 'member.change',
      before: { level: member.level },
      after: { level, reason: '승급' },
    });
    expect((await change({ tendency: 22 })).body.member.tendency).toBe(22);
  });

  it('pays staff nothing', async () => {
    const path = `/admin/member/${idOf('manager01')}`;
    const { body } = await call('PATCH', path, { level: 9, reason: '승급' }, admin);
    expect(body).toMatchObject({ member: { level: 9 }, balances: { points: 0 } });
  });

  it('is not changed by staff of their own', async () => {
    const own = `/admin/member/${idOf('admin01')}`;
    const placed = () =>
      site.db.query(`select level, tendency from member where id = $1`, [idOf('admin01')]);
    const before = await placed();
    for (const wanted of [{ level: 9 }, { tendency: 22 }])
      expect((await call('PATCH', own, { reason: '승급', ...wanted }, admin)).body.code).toBe(
        'FORBIDDEN',
      );
    expect(await placed()).toEqual(before);
  });

  it('is the admins alone', async () => {
    expect((await change({ level: 9 }, manager)).body.code).toBe('FORBIDDEN');
    expect((await change({})).body.code).toBe('VALIDATION');
    expect((await change({ level: 13 })).body.code).toBe('VALIDATION');
  });
});

describe('addresses', () => {
  const ip = '203.0.113.77';
  it('blocks one with its sessions, lists it, and lets it in again', async () => {
    expect((await call('POST', '/admin/address', { ip, reason }, admin)).status).toBe(204);
    expect((await call('POST', '/admin/address', { ip, reason: '다시' }, admin)).status).toBe(204);
    expect((await call('GET', '/desk/address')).body).toEqual([
      { ip, reason, at: site.clock.now() },
    ]);
    const from = { method: 'GET' as const, url: '/api/setting', remoteAddress: ip };
    expect((await site.app.inject(from)).statusCode).toBe(600);
    expect((await call('DELETE', `/admin/address/${ip}`, undefined, admin)).status).toBe(204);
    expect((await call('DELETE', `/admin/address/${ip}`, undefined, admin)).status).toBe(404);
    expect((await site.app.inject(from)).statusCode).toBe(200);
    expect((await auditOf(ip)).map(({ action }) => action)).toEqual([
      'address.unblock',
      'address.block',
    ]);
  });

  it('blocks an IPv6 line however one of its addresses is written', async () => {
    const typed = '2001:0DB8:00aa:0001:0:0:0:0009';
    const at = (remoteAddress: string) =>
      site.app.inject({ method: 'GET', url: '/api/setting', remoteAddress });
    expect((await call('POST', '/admin/address', { ip: typed, reason }, admin)).status).toBe(204);
    expect((await call('GET', '/desk/address')).body).toMatchObject([{ ip: '2001:db8:aa:1::9' }]);
    expect((await at('2001:db8:aa:1::9')).statusCode).toBe(600);
    expect((await at('2001:db8:aa:1:5:6:7:8')).statusCode).toBe(600);
    expect((await at('2001:db8:aa:2::9')).statusCode).toBe(200);
    expect((await call('DELETE', `/admin/address/${typed}`, undefined, admin)).status).toBe(204);
    expect((await at('2001:db8:aa:1::9')).statusCode).toBe(200);
    const mapped = { ip: '::FFFF:203.0.113.77', reason };
    expect((await call('POST', '/admin/address', mapped, admin)).status).toBe(204);
    expect((await at(ip)).statusCode).toBe(600);
    expect((await call('DELETE', `/admin/address/${ip}`, undefined, admin)).status).toBe(204);
    for (const none of ['203.0.113', '2001:db8', 'dead'])
      expect(
        (await call('POST', '/admin/address', { ip: none, reason }, admin)).body,
      ).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'ip' }] });
  });

  it('does not lock its own admin out', async () => {
    const own = { ip: '127.0.0.1', reason };
    expect((await call('POST', '/admin/address', own, admin)).body.code).toBe('INVALID_STATE');
    expect((await call('POST', '/admin/address', { ip, reason })).body.code).toBe('FORBIDDEN');
  });
});
