import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Dto } from '#contract/types.gen.ts';
import { dayOf, keyOfDay, type Published, startOfDay, verifyDay } from '#simulator/index.ts';
import { gather, spawnNode } from '../../scripts/lib/processes.ts';
import { type Read, readDay, readPublished } from '../../scripts/lib/published-day.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';

const HOUR = 3_600_000;
const DAY = dayOf(Date.parse('2024-05-11T03:00:00Z'));
/** Matches of the day's last hours are still to come, those before are over. */
const START = startOfDay(DAY + 1) - 8 * HOUR;

let site: TestApp;
let token: string;
let day: Dto<'WorldDay'> & { secret: string };
let published: Published;

const read: Read = async (path) => {
  const { status, body } = await site.call<unknown>('GET', path);
  return status === 404 ? null : body;
};

type Market = Dto<'Market'>;
type Leg = Dto<'PlaceBetRequest'>['legs'][number];

/** A leg on the first open selection that a market of a fixture has. */
function legsOf(markets: readonly Market[], inPlay: boolean): Leg[] {
  return markets.flatMap(({ status, line, offerScore, selections }) => {
    const [open] = selections.filter((one) => status === 1 && one.status === 1 && one.odds > 130);
    return open ? { selectionId: open.id, odds: open.odds, line, offerScore, inPlay } : [];
  });
}

/** Places a single on some markets of every fixture of a kind of board; returns how many were taken or held. */
async function bet(kind: 'cross' | 'live'): Promise<number> {
  const board = await site.call<{ boards: { data: Dto<'Board'> }[] }>(
    'GET',
    `/sports/board?kind=${kind}`,
  );
  let placed = 0;
  for (const { id } of board.body.boards.flatMap(({ data }) => data.fixtures)) {
    const { body } = await site.call<{ data: Dto<'FixtureDetail'> }>(
      'GET',
      `/sports/fixture/${id}`,
    );
    const legs = legsOf(body.data.fixture.markets, kind === 'live');
    for (const leg of [legs[0], legs.at(-1)]) {
      if (!leg) continue;
      const { status } = await site.call('POST', '/bet', {
        token,
        headers: {
          'idempotency-key': `verify-day-${site.clock.now()}-${leg.selectionId.replaceAll(/\W/g, '-')}`,
        },
        body: { stake: 10_000, oddsPolicy: 'any', bonusFolders: null, legs: [leg] },
      });
      if (status === 201) placed += 1;
    }
  }
  return placed;
}

beforeAll(async () => {
  site = await buildTestApp({ feed: 'simulated', seed: null, gamesADay: 24, clockStart: START });
  token = await site.login('member02');
  let inPlay = 0;
  expect(await bet('cross')).toBeGreaterThan(3);
  for (let at = START; at < START + 3 * HOUR; at += HOUR / 4) {
    await site.advanceTo(at + 7_123);
    inPlay += await bet('live');
  }
  expect(inPlay).toBeGreaterThan(5);
  expect(await bet('cross')).toBeGreaterThan(3);
  const path = `/sports/day/${keyOfDay(DAY)}`;
  expect((await site.call('GET', path)).body).toMatchObject({ secret: null });
  await site.advanceTo(startOfDay(DAY + 1) + 6 * HOUR);
  day = await readDay(read, keyOfDay(DAY));
  published = await readPublished(read, day);
});
afterAll(() => site?.close());

const check = (changed: Partial<Published> = {}) =>
  verifyDay({ ...day, day: DAY }, { ...published, ...changed });

it('all that the site published of a day follows from the secret that it tells afterwards', () => {
  const { differences, compared, corrected, before, isLate } = check();
  expect(differences).toEqual([]);
  expect(corrected).toEqual([]);
  // The first day of a database: its server came when some matches were over.
  expect(isLate).toBe(true);
  expect(before.length + compared.matches).toBeGreaterThan(20);
  expect(compared.results).toBe(compared.matches);
  expect(compared.lastPrices).toBeGreaterThan(500);
  expect(compared.takenPrices).toBeGreaterThan(10);
});

it('what was changed afterwards is found, all of it and nothing else', () => {
  const { results, lastPrices, takenPrices } = published;
  const [result, moved, ...otherResults] = results;
  const [price, ...otherPrices] = lastPrices;
  const [taken, early, ...otherTaken] = takenPrices;
  if (!result || !moved || !price || !taken || !early) throw new Error('too little was published');
  const changed = check({
    results: [
      { ...result, scores: { ...result.scores, '100': { home: 77, away: 0 } } },
      { ...moved, home: '다른 팀' },
      ...otherResults,
      { ...result, id: 'madeupmatch' },
    ],
    lastPrices: [{ ...price, odds: 9_876 }, ...otherPrices],
    takenPrices: [
      { ...taken, odds: taken.odds + 777 },
      { ...early, at: early.at - 72 * HOUR },
      ...otherTaken,
    ],
  });
  const found = changed.differences.map(({ part, fixtureId }) => `${part} ${fixtureId}`);
  expect(found.sort()).toEqual(
    [
      ...[`results ${result.id}`, `matches ${moved.id}`, 'matches madeupmatch'],
      ...[`lastPrices ${price.fixtureId}`],
      ...[`takenPrices ${taken.fixtureId}`, `takenPrices ${early.fixtureId}`],
    ].sort(),
  );
  const other = verifyDay({ ...day, day: DAY, secret: `${day.secret}0` }, published);
  expect(other.differences[0]).toMatchObject({ part: 'commitment', published: day.commitment });
});

it('the command asks a site for all of it, and ends with 0, 1 or 2', async () => {
  const url = await site.listen();
  const verify = (...args: string[]) =>
    gather(spawnNode('scripts/verify-day.ts', args, { stdio: 'pipe' }));
  const same = await verify('2024-05-11', url);
  expect(same.output).toContain('5 taken prices ok');
  expect(same.output).toContain('LATE by');
  expect(same.output).toContain('the secret gives what was published');
  expect(same.code).toBe(0);
  const early = await verify('2024-05-12', `${url}/api`);
  expect(early).toMatchObject({
    code: 2,
    output: expect.stringContaining('told at 2024-05-13T03'),
  });
  expect((await verify('2020-01-01', url)).code).toBe(2);
  expect((await verify('2020-13-01', url)).code).toBe(2);

  const [id] = published.results.map((one) => one.id);
  await site.db.query(`update fixture set away = '다른 팀' where id = $1`, [id]);
  const changed = await verify('2024-05-11', url);
  expect(changed.output).toContain(`${id} away`);
  expect(changed.code).toBe(1);
}, 180_000);
