import { beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
type Body = any;

const DEFAULT = {
  ordinary: [10_000, 5_000_000, 15_000_000, 10_000_000, null],
  vip: [10_000, 10_000_000, 40_000_000, 50_000_000, null],
  european: [10_000, 5_000_000, 15_000_000, null, 5],
  europeanVip: [10_000, 10_000_000, 40_000_000, null, 5],
  inPlay: [10_000, 3_000_000, 3_000_000, null, null],
  mini: [5_000, 1_000_000, 3_000_000, null, null],
  miniVip: [5_000, 2_000_000, 6_000_000, null, null],
  virtual: [5_000, 1_000_000, 3_000_000, null, null],
  virtualVip: [5_000, 2_000_000, 6_000_000, null, null],
} as const;
type Group = keyof typeof DEFAULT;

const site = stagedAndChecked(() => buildTestApp({ feed: 'simulated' }));
let admin: string;
let other: string;

beforeAll(async () => {
  admin = await site.login('admin01');
  other = await site.login('admin02');
});

type Method = Parameters<TestApp['call']>[0];
const call = (method: Method, path: string, body: object, token = admin) =>
  site.call<Body>(method, path, { token, body });
const limitsOf = (group: Group) => {
  const [minStake, maxStake, maxPayout, withdrawalDay, fixturePicks] = DEFAULT[group];
  return { group, minStake, maxStake, maxPayout, withdrawalDay, fixturePicks };
};
const ask = (group: Group, part: object, token = admin) =>
  call(
    'POST',
    '/admin/setting/request',
    { levelLimits: { ...limitsOf(group), ...part }, reason: '한도 조정' },
    token,
  );
const decide = (id: string, event: string, token: string, reason: string | null = null) =>
  call('POST', `/desk/request/setting/${id}`, { event, reason }, token);
const set = async (group: Group) => {
  const { body } = await site.call<Body>('GET', '/admin/setting', { token: admin });
  return body.levelLimits.find((one: Body) => one.group === group);
};
/** Sets limits by two admins. */
async function grant(group: Group, part: object): Promise<void> {
  const { body } = await ask(group, part);
  expect((await decide(body.id, 'second', other)).status).toBe(200);
}

async function openLegs(token: string): Promise<object[]> {
  const { body } = await site.call<Body>('GET', '/sports/board?kind=wintielose', { token });
  return body.boards
    .flatMap(({ data }: Body) => data.fixtures)
    .flatMap(({ markets }: Body) => markets)
    .filter(({ selections }: Body) => selections.every((one: Body) => one.status === 1))
    .map(({ line, selections: [{ id: selectionId, odds }] }: Body) => ({
      selectionId,
      odds,
      line,
      offerScore: null,
      inPlay: false,
    }));
}
let keys = 0;
const place = (token: string, leg: object | undefined, stake: number) => {
  keys += 1;
  return site.call<Body>('POST', '/bet', {
    token,
    headers: { 'idempotency-key': `limits-${keys}` },
    body: { stake, oddsPolicy: 'any', bonusFolders: null, legs: [leg] },
  });
};

it('hold from the moment in which another admin grants them, and open bets stay', async () => {
  const member = await site.login('member01');
  const [leg, another, third] = await openLegs(member);
  const early = await place(member, leg, 60_000);
  expect(early.status).toBe(201);

  const { status, body } = await ask('ordinary', { maxStake: 50_000, withdrawalDay: 200_000 });
  expect({ status, state: body.state }).toEqual({ status: 201, state: 'awaiting_second' });
  expect(body.setting).toMatchObject({
    field: 'levelLimits',
    before: limitsOf('ordinary'),
    after: { ...limitsOf('ordinary'), maxStake: 50_000, withdrawalDay: 200_000 },
  });
  expect(await set('ordinary')).toEqual(limitsOf('ordinary'));
  expect((await place(member, another, 60_000)).status).toBe(201);
  expect((await decide(body.id, 'second', admin)).body.code).toBe('SAME_PERSON');
  const manager = await site.login('manager01');
  expect((await decide(body.id, 'second', manager)).body.code).toBe('FORBIDDEN');
  expect((await decide(body.id, 'second', other)).status).toBe(200);

  // The server remembers the member of the bet before, and the limits of then.
  const late = await place(member, third, 60_000);
  expect({ status: late.status, refusals: late.body.refusals }).toEqual({
    status: 422,
    refusals: [{ code: 'STAKE_TOO_LARGE', limit: 50_000 }],
  });
  expect((await place(member, third, 50_000)).status).toBe(201);
  const open = await site.call<Body>('GET', `/bet/${early.body.id}`, { token: member });
  expect(open.body).toMatchObject({ status: 'accepted', stake: 60_000 });

  const { prematch, european, inPlay } = (
    await site.call<Body>('GET', '/bet/setting', { token: member })
  ).body;
  expect([prematch, european, inPlay].map(({ maxStake }: Body) => maxStake)).toEqual([
    ...[50_000, 5_000_000, 3_000_000],
  ]);
  const published = (await site.call<Body>('GET', '/setting')).body.levelLimits;
  expect(published.find((one: Body) => one.group === 'ordinary').maxStake).toBe(50_000);
  expect((await site.call<Body>('GET', '/exchange', { token: member })).body.amounts.max).toBe(
    200_000,
  );
  const seen = await site.call<Body>('GET', '/desk/member/mem_demo_member01', { token: admin });
  expect(seen.body.limits).toMatchObject({
    prematch: { maxStake: 50_000 },
    withdrawalDay: 200_000,
  });
  const audited = await site.db.query<Body>(
    `select before, after from audit where action = 'setting.second' and target = $1`,
    [body.id],
  );
  const { group: _group, ...was } = limitsOf('ordinary');
  expect(audited).toMatchObject([
    { before: was, after: { group: 'ordinary', maxStake: 50_000, reason: '한도 조정' } },
  ]);

  await grant('ordinary', {});
  expect((await place(member, third, 60_000)).status).toBe(201);
});

it('let no bet pass that is above them, however many are on their way', async () => {
  const member = await site.login('member01');
  const legs = await openLegs(member);
  expect((await place(member, legs[0], 10_000)).status).toBe(201);
  const { body } = await ask('ordinary', { maxStake: 15_000 });
  const answers: { at: 'before' | 'after'; status: number; limit: unknown }[] = [];
  let isGranted = false;
  const send = async (leg: object | undefined) => {
    const at = isGranted ? 'after' : 'before';
    const { status, body: answer } = await place(member, leg, 20_000);
    answers.push({ at, status, limit: answer.refusals?.[0]?.limit });
  };
  const sent = legs.slice(1, 13).map(send);
  const granted = decide(body.id, 'second', other).then(({ status }) => {
    isGranted = true;
    return status;
  });
  await Promise.all([...sent, granted]);
  expect(await granted).toBe(200);
  await Promise.all(legs.slice(13, 17).map(send));
  for (const { at, status, limit } of answers)
    expect({ at, status, limit }, at).toEqual(
      at === 'before' && status === 201
        ? { at, status: 201, limit: undefined }
        : { at, status: 422, limit: 15_000 },
    );
  await grant('ordinary', {});
});

it('are not granted where others were set since, nor where they do not fit those of the other levels any more', async () => {
  const first = await ask('ordinary', { maxStake: 8_000_000 });
  const second = await ask('vip', { maxStake: 7_000_000 }, other);
  const third = await ask('ordinary', { maxStake: 6_000_000 });
  expect((await decide(first.body.id, 'second', other)).status).toBe(200);
  const stale = await decide(third.body.id, 'second', other);
  expect({ status: stale.status, code: stale.body.code }).toEqual({
    status: 409,
    code: 'INVALID_STATE',
  });
  expect((await decide(second.body.id, 'second', admin)).body.code).toBe('INVALID_STATE');
  expect((await set('vip')).maxStake).toBe(10_000_000);
  expect((await decide(second.body.id, 'reject', admin, '일반 회원보다 작음')).status).toBe(200);
  await grant('ordinary', {});
});

it('are refused out of bounds, and where they do not fit together', async () => {
  const before = await set('ordinary');
  const wrong: [Group, object, string][] = [
    ['ordinary', { minStake: 999 }, 'levelLimits.minStake'],
    ['ordinary', { maxStake: 5_000.5 }, 'levelLimits.maxStake'],
    ['ordinary', { minStake: 20_000, maxStake: 19_999 }, 'levelLimits.maxStake'],
    ['ordinary', { maxPayout: 4_999_999 }, 'levelLimits.maxPayout'],
    ['ordinary', { maxStake: 11_000_000 }, 'levelLimits.maxStake'],
    ['vip', { withdrawalDay: 9_999_999 }, 'levelLimits.withdrawalDay'],
    ['vip', { withdrawalDay: null }, 'levelLimits.withdrawalDay'],
    ['inPlay', { withdrawalDay: 10_000_000 }, 'levelLimits.withdrawalDay'],
    ['european', { withdrawalDay: 10_000_000 }, 'levelLimits.withdrawalDay'],
    ['european', { maxStake: 11_000_000, maxPayout: 20_000_000 }, 'levelLimits.maxStake'],
    ['europeanVip', { maxPayout: 14_999_999 }, 'levelLimits.maxPayout'],
    ['europeanVip', { fixturePicks: 4 }, 'levelLimits.fixturePicks'],
    ['vip', { fixturePicks: 2 }, 'levelLimits.fixturePicks'],
    ['mini', { maxStake: 2_500_000 }, 'levelLimits.maxStake'],
    ['miniVip', { maxStake: 900_000 }, 'levelLimits.maxStake'],
    ['virtual', { withdrawalDay: 10_000_000 }, 'levelLimits.withdrawalDay'],
    ['virtualVip', { maxPayout: 2_999_999 }, 'levelLimits.maxPayout'],
  ];
  for (const [group, part, path] of wrong) {
    const { body } = await ask(group, part);
    expect(body.code, JSON.stringify(part)).toBe('VALIDATION');
    if (!Object.values(part).some((value) => value === 999 || value === 5_000.5))
      expect(body.errors).toEqual([{ path, message: 'does not fit the rest' }]);
  }
  for (const part of [{ group: 'other' }, { maxLegs: 20 }, { minStake: -1 }, { maxStake: '5' }])
    expect((await ask('ordinary', part)).body.code, JSON.stringify(part)).toBe('VALIDATION');
  expect(await set('ordinary')).toEqual(before);
});
