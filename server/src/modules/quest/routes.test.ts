import { beforeAll, expect, it } from 'vitest';
import { roundAt } from '#rules/rounds/clock.ts';
import { gameById } from '#rules/rounds/round.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

const DAY = 86_400_000;
const POWERBALL = 213;
/** 00:00 in Seoul of the day on which test apps begin. */
const TODAY = Date.parse('2024-05-11T00:00:00+09:00');

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
type Body = any;
type Method = 'GET' | 'POST' | 'PUT';

const site = stagedAndChecked(() => buildTestApp());
let keys = 0;
/** Tokens by user; time is moved by less than a session lasts. */
const tokens: Record<string, string> = {};

beforeAll(async () => {
  for (const user of ['member01', 'tend22', 'admin01', 'manager01'])
    tokens[user] = await site.login(user);
});

function call(user: string, method: Method, path: string, body?: object, key?: string) {
  keys += 1;
  const headers = { 'idempotency-key': key ?? `quest-test-${keys}` };
  return site.call<Body>(method, path, { token: tokens[user], headers, ...(body && { body }) });
}
const pointsOf = async (user: string) => (await call(user, 'GET', '/member/user')).body.point;

const draft = (more: object = {}) => ({
  title: '가상 경기 10건',
  period: 'daily',
  needsDeposit: false,
  minLevel: 0,
  points: 6_000,
  condition: {
    kind: 'bets',
    game: 'virtual',
    count: 10,
    minOdds: 101,
    minStake: 10_000,
    minLegs: 1,
  },
  startsAt: TODAY,
  endsAt: TODAY + 7 * DAY,
  ...more,
});
const add = (more: object = {}, key?: string) =>
  call('admin01', 'POST', '/admin/quest', draft(more), key);

async function deposit(user: string, amount: number): Promise<void> {
  const body = { amount, depositorName: '홍길동', chargeType: 1, bonus: 'none' };
  const { body: requested } = await call(user, 'POST', '/charge', body);
  const approved = await call('admin01', 'POST', `/desk/request/deposit/${requested.id}`, {
    event: 'approve',
    reason: null,
  });
  expect(approved.body.state).toBe('approved');
}

it('gives a bot nothing that claims and attends without doing anything', async () => {
  const before = await pointsOf('tend22');
  const { body: quests } = await call('tend22', 'GET', '/quest');
  expect(quests.length).toBeGreaterThan(5);
  expect(quests.every(({ state, done }: Body) => state !== 'claimable' && done === 0)).toBe(true);
  expect(quests.filter(({ state }: Body) => state === 'level')).toHaveLength(1);
  const periods = [-7, -6, -1, 0, 1].map((days) => TODAY + days * DAY);
  for (const id of [...quests.map((one: Body) => one.id), 0, 2_000_000_000])
    for (const periodStart of [...periods, 0, TODAY + 1]) {
      const { body } = await call('tend22', 'POST', `/quest/${id}/claim`, { periodStart });
      expect(['VALIDATION', 'NOT_FOUND', 'INVALID_STATE']).toContain(body.code);
    }
  expect((await call('tend22', 'POST', '/attendance')).body.code).toBe('INVALID_STATE');
  expect(await pointsOf('tend22')).toBe(before);
});

it('is added once under its key, and not where it pays more than it costs', async () => {
  const first = await add({}, 'quest-same-key');
  expect(first.status).toBe(201);
  expect(first.body).toEqual({ ...draft(), id: first.body.id, claimed: 0, paid: 0 });
  expect((await add({}, 'quest-same-key')).body).toEqual(first.body);
  expect((await add({ title: '다른 퀘스트' }, 'quest-same-key')).body.code).toBe(
    'IDEMPOTENCY_KEY_REUSED',
  );
  for (const [more, path] of [
    [{ points: 6_001 }, 'points'],
    [{ condition: { kind: 'firstBet', game: 'mini', games: 3 } }, 'points'],
    [{ endsAt: TODAY }, 'endsAt'],
  ] as const)
    expect((await add(more)).body).toMatchObject({ code: 'VALIDATION', errors: [{ path }] });
  expect((await add({ points: 6_001, needsDeposit: true })).status).toBe(201);
  const { body: listed } = await call('manager01', 'GET', '/desk/quest');
  expect(listed).toContainEqual(first.body);
  const [audited] = await site.db.query(
    `select actor, after from audit where action = 'quest.add' and target = $1`,
    [`quest:${first.body.id}`],
  );
  expect(audited).toEqual({ actor: 'mem_demo_admin01', after: draft() });
});

it('pays what is done with bets and a deposit once, as lines of the points', async () => {
  const { body: quest } = await add({
    title: '미니게임 2건',
    points: 3_000,
    needsDeposit: true,
    condition: { kind: 'bets', game: 'mini', count: 2, minOdds: 190, minStake: 10_000, minLegs: 1 },
  });
  const claim = () => call('member01', 'POST', `/quest/${quest.id}/claim`, { periodStart: TODAY });
  const game = gameById(POWERBALL);
  if (!game) throw new Error('no game');
  for (const market of ['p-oe', 'n-oe']) {
    const round = roundAt(game, site.clock.now());
    await site.advanceTo(round.drawsAt + 100);
    const next = roundAt(game, site.clock.now());
    const pick = { roundId: next.key, market, selection: 'odd', odds: 195 };
    expect(
      (await call('member01', 'POST', '/minigame/bet', { stake: 10_000, ...pick })).status,
    ).toBe(201);
    await site.advanceTo(next.drawsAt + 1_000);
  }
  const own = async () =>
    (await call('member01', 'GET', '/quest')).body.find((one: Body) => one.id === quest.id);
  expect(await own()).toMatchObject({ done: 2, target: 2, state: 'progress' });
  expect((await claim()).body.code).toBe('INVALID_STATE');
  expect((await call('member01', 'POST', '/attendance')).body.code).toBe('INVALID_STATE');
  await deposit('member01', 30_000);

  const before = await pointsOf('member01');
  const claims = await Promise.all([claim(), claim(), claim()]);
  for (const { status, body } of claims)
    expect([status, body]).toEqual([
      200,
      { ...(await own()), state: 'claimed', claimedAt: site.clock.now() },
    ]);
  const attended = await Promise.all(
    Array.from({ length: 20 }, () => call('member01', 'POST', '/attendance')),
  );
  for (const { status, body } of attended) expect([status, body.state]).toEqual([200, 'attended']);
  const { body: month } = await call('member01', 'GET', '/attendance?month=202405');
  expect(month).toEqual(attended[0]?.body);
  expect(await pointsOf('member01')).toBe(before + 3_000 + 1_000);

  const { body: statement } = await call(
    'member01',
    'GET',
    `/statement?account=points&category=event&from=${TODAY}&to=${TODAY + DAY}`,
  );
  const lines = statement.data.map(({ code, amount, category, source }: Body) => ({
    code,
    amount,
    category,
    source,
  }));
  const line = { category: 'event', source: null };
  expect(lines).toContainEqual({ ...line, code: 7400, amount: 3_000 });
  expect(lines).toContainEqual({ ...line, code: 7200, amount: 1_000 });
  const { body: listed } = await call('admin01', 'GET', '/desk/quest');
  expect(listed).toContainEqual({ ...quest, claimed: 1, paid: 3_000 });
});

it('refuses months to come and rules that do not hold', async () => {
  expect((await call('member01', 'GET', '/attendance?month=202406')).body.code).toBe('VALIDATION');
  const { body } = await call('manager01', 'GET', '/desk/attendance');
  expect(body.attendedToday).toBe(1);
  const set = (rules: object) => call('admin01', 'PUT', '/admin/attendance', rules);
  const wrong = {
    ...body.rules,
    steps: [
      { days: 3, points: 1 },
      { days: 2, points: 1 },
    ],
  };
  expect((await set(wrong)).body).toMatchObject({
    code: 'VALIDATION',
    errors: [{ path: 'steps' }],
  });
  const changed = { ...body.rules, dayPoints: 2_000 };
  expect((await set(changed)).body).toEqual(changed);
  expect((await call('member01', 'GET', '/attendance')).body.rules).toEqual(changed);
});
