import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
type Body = any;

const site = stagedAndChecked(() => buildTestApp());
let admin: string;
let other: string;

beforeAll(async () => {
  admin = await site.login('admin01');
  other = await site.login('admin02');
});

type Method = Parameters<TestApp['call']>[0];
const call = (method: Method, path: string, body: object, token = admin) =>
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  site.call<any>(method, path, { token, body });
const ask = (usdRate: number) =>
  call('POST', '/admin/setting/request', { usdRate, reason: '환율 반영' });
const decide = (id: string, event: string, token: string, reason: string | null = null) =>
  call('POST', `/desk/request/setting/${id}`, { event, reason }, token);
const rate = async () =>
  (await site.db.query<{ value: number }>(`select value from setting where key = 'usdRate'`))[0]
    ?.value ?? null;

it('sets a rate when another admin grants it, once', async () => {
  const before = await rate();
  const { status, body } = await ask(13_805_000);
  expect({ status, state: body.state }).toEqual({ status: 201, state: 'awaiting_second' });
  expect(body.setting).toMatchObject({ field: 'usdRate', before, after: 13_805_000 });
  expect(await rate()).toBe(before);
  expect((await decide(body.id, 'second', admin)).body.code).toBe('SAME_PERSON');
  const manager = await site.login('manager01');
  expect((await decide(body.id, 'second', manager)).body.code).toBe('FORBIDDEN');
  const both = await Promise.all([
    decide(body.id, 'second', other),
    decide(body.id, 'second', other),
  ]);
  expect(both.map((one) => one.status)).toEqual([200, 200]);
  expect(await rate()).toBe(13_805_000);
  const audited = await site.db.query(
    'select action, actor from audit where target = $1 order by id',
    [body.id],
  );
  expect(audited).toEqual([
    { action: 'setting.approve', actor: 'mem_demo_admin01' },
    { action: 'setting.second', actor: 'mem_demo_admin02' },
  ]);
});

it('opens one request for the same change however often it is sent, until it is decided', async () => {
  const answers = await Promise.all([ask(13_905_000), ask(13_905_000), ask(13_905_000)]);
  answers.push(await ask(13_905_000));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const [id, ...others] = new Set(answers.map(({ body }) => body.id));
  expect(others).toEqual([]);
  const more = await Promise.all([
    ask(13_915_000),
    call('POST', '/admin/setting/request', { usdRate: 13_905_000, reason: '다른 사유' }),
    call('POST', '/admin/setting/request', { usdRate: 13_905_000, reason: '환율 반영' }, other),
  ]);
  expect(new Set(more.map(({ body }) => body.id)).size).toBe(3);
  const audited = await site.db.query('select action from audit where target = $1', [id]);
  expect(audited).toEqual([{ action: 'setting.approve' }]);
  expect((await decide(id, 'reject', other, '확인 필요')).status).toBe(200);
  expect((await ask(13_905_000)).body.id).not.toBe(id);
});

it('sets nothing that was rejected', async () => {
  const before = await rate();
  const { body } = await ask(14_000_000);
  expect((await decide(body.id, 'reject', other)).body.code).toBe('VALIDATION');
  expect((await decide(body.id, 'reject', other, '확인 필요')).body.state).toBe('rejected');
  expect((await decide(body.id, 'second', other)).body.code).toBe('INVALID_STATE');
  expect(await rate()).toBe(before);
  expect((await ask(1)).body.code).toBe('VALIDATION');
});

it('replaces the banned words at once, with what looks like them', async () => {
  const { body } = await call('PATCH', '/admin/setting', { idNiknameBan: ['운영팀', 'hanpan'] });
  expect(body.idNiknameBan).toEqual(['hanpan', '운영팀']);
  const count = async (word: string) =>
    (await site.call<number>('GET', `/member/check?userIdEquals=${word}`)).body;
  expect(await Promise.all(['hanpan', 'HANPAN', 'manager9'].map(count))).toEqual([1, 1, 0]);
  const [record] = await site.db.query<{ before: object; after: object }>(
    `select before, after from audit where action = 'setting.change' order by id desc limit 1`,
  );
  expect(record?.after).toMatchObject({ idNiknameBan: ['hanpan', '운영팀'] });
  expect(record?.before).toHaveProperty('idNiknameBan');
  for (const words of [['A'], ['<b>'], ['same', 'same'], ['x'.repeat(21)]])
    expect((await call('PATCH', '/admin/setting', { idNiknameBan: words })).status).toBe(400);
});

describe('the terms of bonuses', () => {
  const terms = { bonus: 'every', basisPoints: 400, capPoints: 60_000, turnoverPercent: 250 };
  const askFor = (part: object = {}, token = admin) =>
    call(
      'POST',
      '/admin/setting/request',
      { bonusTerms: { ...terms, ...part }, reason: '이벤트' },
      token,
    );
  const set = async () =>
    (await site.call<Body>('GET', '/admin/setting', { token: admin })).body.bonusTerms;
  const offered = async (token: string, kind: string) =>
    (await site.call<Body>('GET', '/charge', { token })).body.bonuses.find(
      (one: { kind: string }) => one.kind === kind,
    );
  const deposit = (token: string, key: string, bonus: string) =>
    site.call<Body>('POST', '/charge', {
      token,
      headers: { 'idempotency-key': key },
      body: { amount: 100_000, depositorName: '김한판', chargeType: 1, bonus },
    });

  it('are shown before and after, and hold for what is requested afterwards alone', async () => {
    const member = await site.login('member01');
    const [before, early] = [await set(), await deposit(member, 'bonus-terms-early', 'every')];
    expect(early.body).toMatchObject({ bonusPoints: 3_000, turnover: 200_000 });
    const { status, body } = await askFor();
    expect({ status, state: body.state }).toEqual({ status: 201, state: 'awaiting_second' });
    const was = { bonus: 'every', basisPoints: 300, capPoints: 50_000, turnoverPercent: 200 };
    expect(body.setting).toMatchObject({ field: 'bonusTerms', before: was, after: terms });
    expect(await set()).toEqual(before);
    expect((await decide(body.id, 'second', admin)).body.code).toBe('SAME_PERSON');
    expect((await decide(body.id, 'second', other)).status).toBe(200);
    expect(await set()).toEqual(before.map((one: Body) => (one.bonus === 'every' ? terms : one)));
    const { bonus: _bonus, ...rest } = terms;
    expect(await offered(member, 'every')).toMatchObject(rest);
    const late = await deposit(await site.login('member02'), 'bonus-terms-late', 'every');
    expect(late.body).toMatchObject({ bonusPoints: 4_000, turnover: 250_000 });
    const kept = await site.db.query<{ details: object }>(
      'select details from request where id = $1',
      [early.body.id],
    );
    expect(kept[0]?.details).toMatchObject({ bonusPoints: 3_000, turnover: 200_000 });
    const [record] = await site.db.query<Body>(
      `select before, after from audit where action = 'setting.second' and target = $1`,
      [body.id],
    );
    const { bonus: _was, ...wasTerms } = was;
    expect(record).toMatchObject({ before: wasTerms, after: { ...terms, reason: '이벤트' } });
  });

  it('are not granted where others were set since they were requested', async () => {
    const [first, second] = [
      await askFor({ turnoverPercent: 300 }),
      await askFor({ turnoverPercent: 350 }, other),
    ];
    const another = await askFor({ bonus: 'dayFirst' });
    expect((await decide(first.body.id, 'second', other)).status).toBe(200);
    const late = await decide(second.body.id, 'second', admin);
    expect({ status: late.status, code: late.body.code }).toEqual({
      status: 409,
      code: 'INVALID_STATE',
    });
    expect((await set()).find(({ bonus }: Body) => bonus === 'every').turnoverPercent).toBe(300);
    expect((await decide(second.body.id, 'reject', admin, '값 오류')).status).toBe(200);
    expect((await decide(another.body.id, 'second', other)).status).toBe(200);
  });

  it('show the site, and the sign-up, what coins bring', async () => {
    const coin = { bonus: 'coin', basisPoints: 600, capPoints: 120_000 };
    const { body } = await askFor(coin);
    await decide(body.id, 'second', other);
    const { coinBonus } = (await site.call<Body>('GET', '/setting')).body;
    expect(coinBonus).toEqual({ basisPoints: 600, capPoints: 120_000 });
  });

  it('are refused out of bounds, and where they do not fit together', async () => {
    const before = await set();
    for (const part of [
      { basisPoints: 5_001 },
      { basisPoints: -1 },
      { basisPoints: 1.5 },
      { capPoints: 10_000_001 },
      { capPoints: 0 },
      { basisPoints: 0 },
      { turnoverPercent: 99 },
      { turnoverPercent: 2_001 },
      { bonus: 'none' },
      { bonus: 'other' },
      { turnsBonus: true },
    ])
      expect((await askFor(part)).body.code, JSON.stringify(part)).toBe('VALIDATION');
    const both = { usdRate: 13_805_000, bonusTerms: terms, reason: '둘 다' };
    expect((await call('POST', '/admin/setting/request', both)).body.code).toBe('VALIDATION');
    expect(await set()).toEqual(before);
    const { body } = await askFor({
      basisPoints: 5_000,
      capPoints: 10_000_000,
      turnoverPercent: 2_000,
    });
    expect(body.state).toBe('awaiting_second');
  });
});
