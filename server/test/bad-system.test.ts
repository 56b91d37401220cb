import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkInvariants } from '../src/invariants.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';

interface Answer {
  code?: string;
  id?: string;
  refusals?: { code: string }[];
}

interface Leg {
  selectionId: string;
  odds: number;
  line: number | null;
  offerScore: null;
  inPlay: false;
}

const USER = 'member02';

let site: TestApp;
let token: string;
let legs: Leg[];
let keys = 0;
beforeAll(async () => {
  site = await buildTestApp({ feed: 'simulated' });
  token = await site.login(USER);
  legs = await site.db.query<Leg>(
    `select distinct on (f.id) s.id as "selectionId", s.odds, m.line, null as "offerScore", false as "inPlay"
     from selection s join market m on m.id = s.market_id join fixture f on f.id = s.fixture_id
     where s.status = 1 and m.status = 1 and m.phase = 'prematch' and m.type_id = 1 and s.odds < 250
       and f.starts_at > $1 order by f.id, s.id limit 4`,
    [site.clock.now() + 3_600_000],
  );
  expect(legs).toHaveLength(4);
});
afterAll(async () => {
  expect(await checkInvariants(site.db)).toEqual([]);
  await site.close();
});

const money = async () =>
  (await site.call<{ emoney: number }>('GET', '/member/user', { token })).body.emoney;

/** Sends a slip, or what is written in place of one. */
function send(body: object | string, key = `bad-system-${++keys}`) {
  return site.call<Answer>('POST', '/bet', {
    token,
    headers: { 'idempotency-key': key },
    body,
  });
}
const slip = (more: object = {}) => ({
  stake: 30_000,
  oddsPolicy: 'any',
  bonusFolders: null,
  legs: legs.slice(0, 3),
  system: { sizes: [2] },
  ...more,
});

it.each([
  ['no stake', { stake: 0 }],
  ['a negative stake', { stake: -1 }],
  ['half a won', { stake: 0.5 }],
  ['a stake that is not exact', { stake: 1e300 }],
  ['a stake in words', { stake: '30000' }],
  ['no sizes', { system: { sizes: [] } }],
  ['a size of none', { system: { sizes: [0, 2] } }],
  ['a size of nine', { system: { sizes: [9] } }],
  ['a size and a half', { system: { sizes: [1.5] } }],
  ['nine sizes', { system: { sizes: [1, 2, 3, 4, 5, 6, 7, 8, 8] } }],
  ['sizes that are no list', { system: { sizes: 2 } }],
  ['a stake for each size', { system: { sizes: [2], stakes: [1, 2] } }],
  ['nothing for a system', { system: null }],
])('%s breaks the contract, and nothing is taken', async (_what, change) => {
  const before = await money();
  const { status, body } = await send(slip(change));
  expect([status, body.code]).toEqual([400, 'VALIDATION']);
  expect(await money()).toBe(before);
});

it('a stake that is no number of this world breaks the contract', async () => {
  const text = JSON.stringify(slip()).replace('30000', '1e309');
  expect(text).toContain('1e309');
  expect((await send(text)).body.code).toBe('VALIDATION');
});

it('200 legs break the contract', async () => {
  const many = Array.from({ length: 200 }, (_, index) => ({
    ...legs[0],
    selectionId: `x${index}`,
  }));
  expect((await send(slip({ legs: many }))).body.code).toBe('VALIDATION');
});

it.each([
  ['all legs alone', { system: { sizes: [3] } }, 'SYSTEM_SIZES'],
  ['more than there are legs', { system: { sizes: [2, 4] } }, 'SYSTEM_SIZES'],
  ['a size twice', { system: { sizes: [2, 2] } }, 'SYSTEM_SIZES'],
  ['sizes that fall', { system: { sizes: [2, 1] } }, 'SYSTEM_SIZES'],
  ['an uneven stake', { stake: 30_001 }, 'SYSTEM_STAKE'],
  ['a bonus pick', { bonusFolders: 3 }, 'SYSTEM_BONUS'],
])('%s is refused, and nothing is taken', async (_what, change, code) => {
  const before = await money();
  const { status, body } = await send(slip(change));
  expect(status).toBe(422);
  expect(body.refusals?.map((one) => one.code)).toContain(code);
  expect(await money()).toBe(before);
});

it('the same pick twice is no third leg', async () => {
  const [one, two] = legs;
  const { body } = await send(slip({ legs: [one, two, two] }));
  expect(body.refusals?.map(({ code }) => code)).toContain('DUPLICATE_MARKET');
});

it('two tabs with one key place one bet, and other sizes under it are turned away', async () => {
  const before = await money();
  const answers = await Promise.all([send(slip(), 'two-tabs-1'), send(slip(), 'two-tabs-1')]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await money()).toBe(before - 30_000);
  const other = await send(slip({ system: { sizes: [1, 2] } }), 'two-tabs-1');
  expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  const { system: _, ...multiple } = slip();
  expect((await send(multiple, 'two-tabs-1')).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(await money()).toBe(before - 30_000);
});
