import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { importSeason } from '../../../test/import-season.ts';
import { checkInvariants } from '../../invariants.ts';
import type { FixtureView } from './boards.ts';

const HEADER =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,B365H,B365D,B365A,AHh,B365AHH,B365AHA';
const FIRST = 'E0,12/08/2023,12:30,Arsenal,Liverpool,2,1,H,1,1,2.1,3.6,3.4,-0.25,1.95,1.85';
const SECOND = 'E0,12/08/2023,12:30,Everton,Fulham,0,0,D,0,0,2.5,3.2,2.9,0,1.9,1.95';
const KICK_OFF = Date.parse('2023-08-12T11:30:00Z');
const HOUR = 3_600_000;
const STAKE = 10_000;
let folder: string;
let site: TestApp;
let token: string;
let keys = 0;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hanpan-season-'));
  await importRows(FIRST, SECOND);
  site = await buildTestApp({
    feed: 'football-data',
    dataDir: folder,
    clockStart: KICK_OFF - HOUR,
    db: 'pglite',
  });
  token = await site.login('member01');
});
afterEach(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

async function importRows(...rows: string[]): Promise<void> {
  const remove = rows.includes('--remove') ? ['--remove'] : [];
  const path = join(folder, 'season.csv');
  writeFileSync(path, [HEADER, ...rows.filter((row) => row !== '--remove')].join('\n'));
  expect(await importSeason(folder, path, ...remove)).toMatchObject({ code: 0, errors: '' });
}

interface StoredFixture {
  id: string;
  status: number;
  startsAt: number;
}

/** Fixtures of a home side as they are stored, by kick-off. */
function fixturesOf(home: string): Promise<StoredFixture[]> {
  return site.db.query<StoredFixture>(
    'select id, status, starts_at as "startsAt" from fixture where home = $1 order by starts_at',
    [home],
  );
}

async function bet(home: string, typeId: number, outcome: string): Promise<string> {
  const [stored] = await fixturesOf(home);
  const { body } = await site.call<{ data: { fixture: FixtureView } }>(
    'GET',
    `/sports/fixture/${stored?.id}`,
  );
  const market = body.data.fixture.markets.find((one) => one.typeId === typeId);
  const pick = market?.selections.find((one) => one.outcome === outcome);
  const answer = await site.call<{ id: string }>('POST', '/bet', {
    token,
    headers: { 'idempotency-key': `season-change-${++keys}` },
    body: {
      stake: STAKE,
      oddsPolicy: 'none',
      bonusFolders: null,
      legs: [
        {
          selectionId: pick?.id,
          odds: pick?.odds,
          line: market?.line ?? null,
          offerScore: null,
          inPlay: false,
        },
      ],
    },
  });
  expect(answer).toMatchObject({ status: 201 });
  return answer.body.id;
}

async function stateOf(betId: string): Promise<unknown> {
  const [row] = await site.db.query('select status, label, payout from bet where id = $1', [betId]);
  return row;
}

const OPEN = { status: 'accepted', label: 0, payout: null };
const VOID = { status: 'settled', label: 3, payout: STAKE };

describe('a season file imported again', () => {
  afterEach(async () => expect(await checkInvariants(site.db)).toEqual([]));

  it('with fewer rows leaves matches and bets as they are', async () => {
    const placed = await bet('에버턴', 1, 'X');
    await importRows(FIRST.replace('2.1,3.6', '2.2,3.6'));
    await vi.waitFor(
      async () => {
        const [row] = await site.db.query<{ odds: number }>(
          `select odds from selection where odds = 220`,
        );
        expect(row?.odds).toBe(220);
      },
      { timeout: 10_000 },
    );
    await site.advanceTo(KICK_OFF + 3 * HOUR);
    expect(await stateOf(placed)).toEqual({ status: 'settled', label: 2, payout: 32_000 });
  });

  it('with --remove cancels what it lacks and returns the bets', async () => {
    const placed = await bet('에버턴', 1, 'X');
    await importRows(FIRST, '--remove');
    await vi.waitFor(
      async () => expect(await fixturesOf('에버턴')).toMatchObject([{ status: 4 }]),
      {
        timeout: 10_000,
      },
    );
    await site.advanceTo(KICK_OFF - HOUR / 2);
    expect(await stateOf(placed)).toEqual(VOID);
  });

  it('that moves a match within a day keeps its bets', async () => {
    const placed = await bet('에버턴', 1, 'X');
    await importRows(FIRST, SECOND.replace('12/08', '13/08'));
    const later = KICK_OFF + 24 * HOUR;
    await vi.waitFor(
      async () => expect(await fixturesOf('에버턴')).toMatchObject([{ startsAt: later }]),
      { timeout: 10_000 },
    );
    await site.advanceTo(KICK_OFF + 3 * HOUR);
    expect(await stateOf(placed)).toEqual(OPEN);
    await site.advanceTo(later + 3 * HOUR);
    expect(await stateOf(placed)).toEqual({ status: 'settled', label: 2, payout: 32_000 });
  });

  it('that moves a match by months voids its bets after a day and offers it again', async () => {
    const placed = await bet('에버턴', 1, 'X');
    await importRows(FIRST, SECOND.replace('12/08', '17/08'));
    await vi.waitFor(async () => expect(await fixturesOf('에버턴')).toHaveLength(2), {
      timeout: 10_000,
    });
    const [before, after] = await fixturesOf('에버턴');
    expect(before).toMatchObject({ status: 5, startsAt: KICK_OFF });
    expect(after).toMatchObject({ status: 1, startsAt: KICK_OFF + 5 * 24 * HOUR });
    await site.advanceTo(KICK_OFF + 23 * HOUR);
    expect(await stateOf(placed)).toEqual(OPEN);
    await site.advanceTo(KICK_OFF + 24 * HOUR);
    expect(await stateOf(placed)).toEqual(VOID);
  });

  it('with a corrected score settles the match again', async () => {
    const [lost, won] = [await bet('에버턴', 1, '1'), await bet('에버턴', 1, 'X')];
    await site.advanceTo(KICK_OFF + 3 * HOUR);
    expect(await stateOf(lost)).toMatchObject({ label: 1, payout: 0 });
    await importRows(FIRST, SECOND.replace('0,0,D,0,0', '1,0,H,0,0'));
    await vi.waitFor(
      async () => {
        await site.advanceTo(site.clock.now() + 1);
        expect(await stateOf(lost)).toMatchObject({ label: 2, payout: 25_000 });
      },
      { timeout: 10_000 },
    );
    expect(await stateOf(won)).toMatchObject({ label: 1, payout: 0 });
  });

  it('with the same score keeps what staff corrected since', async () => {
    const placed = await bet('에버턴', 1, '1');
    await site.advanceTo(KICK_OFF + 3 * HOUR);
    const [fixture] = await fixturesOf('에버턴');
    const admin = await site.login('admin01');
    const answer = await site.call('PUT', `/admin/fixture/${fixture?.id}/result`, {
      token: admin,
      body: { scores: { 20: { home: 1, away: 0 }, 100: { home: 1, away: 0 } }, reason: 'VAR' },
    });
    expect(answer.status).toBe(200);
    expect(await stateOf(placed)).toMatchObject({ label: 2 });
    await importRows(FIRST, SECOND, FIRST.replace('Arsenal', 'Chelsea'));
    await vi.waitFor(async () => expect(await fixturesOf('첼시')).toHaveLength(1), {
      timeout: 10_000,
    });
    await site.advanceTo(site.clock.now() + 1);
    expect(await stateOf(placed)).toMatchObject({ label: 2 });
  });

  it('with a score corrected after a day changes no bet', async () => {
    const placed = await bet('에버턴', 1, 'X');
    await site.advanceTo(KICK_OFF + 30 * HOUR);
    await importRows(
      FIRST,
      SECOND.replace('0,0,D,0,0', '1,0,H,0,0'),
      FIRST.replace('12/08', '30/08').replace('Arsenal', 'Chelsea'),
    );
    await vi.waitFor(
      async () =>
        expect(await site.db.query(`select id from league where id = 'fd-e0'`)).toHaveLength(1),
      { timeout: 10_000 },
    );
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await site.advanceTo(site.clock.now() + HOUR);
    expect(await stateOf(placed)).toMatchObject({ label: 2, payout: 32_000 });
  });
});

it('offers a quarter line on the fixture page, not on the board, and settles half of it', async () => {
  const { body } = await site.call<{ boards: { data: { fixtures: FixtureView[] } }[] }>(
    'GET',
    '/sports/board?kind=handicap&sport=football',
  );
  const lines = body.boards.flatMap((board) =>
    board.data.fixtures.flatMap(({ markets }) => markets.map(({ line }) => line)),
  );
  expect(lines).toEqual([0]);
  const placed = await bet('아스널', 3, '1');
  const pushed = await bet('에버턴', 3, '1');
  await site.advanceTo(KICK_OFF + 3 * HOUR);
  expect(await stateOf(placed)).toMatchObject({ status: 'settled', payout: 19_500 });
  expect(await stateOf(pushed)).toEqual(VOID);
});
