import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { storedDigest } from './contract/stored.ts';

let site: TestApp;

beforeAll(async () => {
  site = await buildTestApp({ feed: 'simulated' });
});
afterAll(() => site.close());

describe('what belongs to another member', () => {
  let mine: string;
  let theirs: string;
  let betId: string;

  async function place(token: string, key: string, stake = 10_000) {
    const [pick] = await site.db.query(
      `select s.id as "selectionId", s.odds, m.line, m.offer_score as "offerScore",
              m.phase = 'inplay' as "inPlay" from selection s join market m on m.id = s.market_id
       join fixture f on f.id = s.fixture_id
       where s.status = 1 and m.status = 1 and m.phase = 'prematch' and f.starts_at > $1 order by s.id limit 1`,
      [site.clock.now() + 3_600_000],
    );
    const body = { stake, oddsPolicy: 'any', bonusFolders: null, legs: [pick] };
    return site.call<{ id: string }>('POST', '/bet', {
      token,
      headers: { 'idempotency-key': key },
      body,
    });
  }

  beforeAll(async () => {
    mine = await site.login('member01');
    theirs = await site.login('member02');
    const placed = await place(theirs, 'their-own-key');
    expect(placed.status).toBe(201);
    betId = placed.body.id;
    await site.db.query(
      `insert into message (id, member_id, title, contents, sent_at, read_at) values ('msg_theirs', 'mem_demo_member02', '비밀', '비밀', 1, 2)`,
    );
  });

  it.each([
    '',
    `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`,
    '0',
    '-1',
    '*',
    '%',
    "' or '1'='1",
  ])('answers as for nothing at all, like the id "%s"', async (other) => {
    const nothing = encodeURIComponent(other || 'bet_nothing');
    const places = (id: string, message: string, key: string) =>
      [
        ['GET', `/bet/${id}`],
        ['GET', `/bet/key/${key}`],
        ['GET', `/message/${message}`],
        ['DELETE', `/message/${message}`],
      ] as const;
    const hidden = places(betId, 'msg_theirs', 'their-own-key');
    const absent = places(nothing, nothing, 'nobody-has-this');
    for (const [index, [method, path]] of hidden.entries()) {
      const before = await storedDigest(site.db);
      const [, gone] = absent[index] ?? [method, path];
      const one = await site.call(method, path, { token: mine });
      const two = await site.call(method, gone, { token: mine });
      expect(one.status).toBe(404);
      expect({ ...one.body, requestId: '' }).toEqual({ ...two.body, requestId: '' });
      expect(await storedDigest(site.db)).toBe(before);
    }
  });

  it('shows in no list, and a key of theirs is free for me', async () => {
    const list = await site.call<{ data: { id: string }[] }>('GET', '/bet?limit=100', {
      token: mine,
    });
    expect(list.body.data.map((one) => one.id)).not.toContain(betId);
    const same = await place(mine, 'their-own-key');
    expect(same.status).toBe(201);
    expect(same.body.id).not.toBe(betId);
    expect((await place(mine, 'their-own-key', 20_000)).body).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect((await place(theirs, 'their-own-key')).body).toMatchObject({ id: betId });
  });
});

describe('a sign-up that asks for more', () => {
  const honest = {
    userId: 'attacker1',
    password: 'pass1234',
    nickname: '공격자',
    withdrawPassword: '1234',
    suggestionCode1: 'USD',
    storeUserId: 'mem_demo_manager01',
    recommender: '한판이',
    tetherSignupFlag: 1,
    ...Object.fromEntries(
      [
        'type',
        'depositType',
        'boardPointFlag',
        'goldShopCoinFlag',
        'messageReceiveFlag',
        'namedFlag',
        'suggestionType',
        'telegramSigninFlag',
        'withdrawalType',
        'banType',
        'casinoSignupFlag',
      ].map((name) => [name, '0']),
    ),
    withdrawalDate: null,
    banDate: null,
    managementType: '99',
    managementStatus: '99',
    casinoUseFlag: '1',
    slotUseFlag: '1',
  };
  const forbidden: Record<string, unknown> = {
    level: 11,
    role: 10,
    type: '1',
    emoney: 1_000_000_000,
    point: 1_000_000,
    tendency: 0,
    state: 'approved',
    id: 'mem_demo_admin01',
    memberId: 'mem_demo_admin01',
    currency: 'KRW',
    isApproved: true,
    createdAt: 0,
    withdrawalType: '1',
    casinoUseFlag: '2',
    member: { role: 10 },
    'member.role': 10,
    'role[]': 10,
    ROLE: 10,
  };

  it.each(Object.keys(forbidden))('%s is refused and nothing is stored', async (name) => {
    const before = await storedDigest(site.db);
    const { status, body } = await site.call('POST', '/member/signup', {
      body: { ...honest, [name]: forbidden[name] },
    });
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect(await storedDigest(site.db)).toBe(before);
  });

  it('gets no more by doubled keys, a prototype or a wrapping', async () => {
    const text = JSON.stringify(honest);
    const before = await storedDigest(site.db);
    for (const raw of [
      `${text.slice(0, -1)},"type":"1"}`,
      `${text.slice(0, -1)},"\\u0074ype":"1"}`,
      `${text.slice(0, -1)},"__proto__":{"role":10}}`,
      `[${text}]`,
      `{"member":${text}}`,
    ]) {
      expect((await site.call('POST', '/member/signup', { body: raw })).status, raw).toBe(400);
    }
    expect(await storedDigest(site.db)).toBe(before);
    expect((await site.call('POST', '/member/signup', { body: honest })).status).toBe(201);
    const [row] = await site.db.query(
      `select level, type, role, state, tendency from member where user_id = 'attacker1'`,
    );
    expect(row).toEqual({ level: 0, type: 1, role: 0, state: 'applied', tendency: 0 });
    expect(
      await site.db.query(
        `select 1 from account a join member m on m.id = a.owner where m.user_id = 'attacker1' and a.balance <> 0`,
      ),
    ).toEqual([]);
  });
});
