import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { importSeason } from '../../../test/import-season.ts';
import { checkInvariants } from '../../invariants.ts';
import type { BoardView, FixtureView } from './boards.ts';
import { databases } from '../../../test/databases.ts';

const HEADER =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,B365H,B365D,B365A,B365>2.5,B365<2.5,AHh,B365AHH,B365AHA';
const ROW = 'E0,12/08/2023,12:30,Arsenal,Liverpool,2,1,H,1,1,2.1,3.6,3.4,1.66,2.2,-0.5,2.05,1.85';
const KICK_OFF = Date.parse('2023-08-12T11:30:00Z');
const MINUTE = 60_000;
const STAKE = 10_000;
let folder: string;
let site: TestApp;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanpan-season-'));
});
afterEach(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

function season(...rows: string[]): string {
  const path = join(folder, 'season.csv');
  writeFileSync(path, [HEADER, ...rows].join('\n'));
  return path;
}

async function rowsOn(kind: string): Promise<FixtureView[]> {
  const { status, body } = await site.call<{ boards: { data: BoardView }[] }>(
    'GET',
    `/sports/board?kind=${kind}&sport=football`,
  );
  expect(status).toBe(200);
  return body.boards.flatMap((board) => board.data.fixtures);
}

async function detailOf(id: string): Promise<FixtureView> {
  const { body } = await site.call<{ data: { fixture: FixtureView } }>(
    'GET',
    `/sports/fixture/${id}`,
  );
  return body.data.fixture;
}

function oddsOf(
  fixture: FixtureView,
): Map<string, { id: string; odds: number; line: number | null }> {
  return new Map(
    fixture.markets.flatMap(({ typeId, line, selections }) =>
      selections.map(
        ({ id, outcome, odds }) => [`${typeId} ${outcome}`, { id, odds, line }] as const,
      ),
    ),
  );
}

describe.each(databases)('a real season on %s', (db) => {
  it('is imported while the server runs, offered, bet on, played and settled to the won', async () => {
    site = await buildTestApp({
      feed: 'football-data',
      dataDir: folder,
      clockStart: KICK_OFF - 3_600_000,
      db,
    });
    expect(await rowsOn('cross')).toEqual([]);
    expect((await importSeason(folder, season(ROW))).code).toBe(0);
    await vi.waitFor(async () => expect(await rowsOn('cross')).toHaveLength(1), {
      timeout: 10_000,
      interval: 100,
    });
    const [row] = await rowsOn('cross');
    const fixture = await detailOf(row?.id ?? '');
    const odds = oddsOf(fixture);
    expect([...odds].map(([pick, one]) => [pick, one.odds])).toEqual(
      expect.arrayContaining([
        ['1 1', 210],
        ['1 X', 360],
        ['1 2', 340],
        ['2 Over', 166],
        ['2 Under', 220],
        ['3 1', 205],
        ['3 2', 185],
      ]),
    );

    const token = await site.login('member01');
    async function balance(): Promise<number> {
      const [account] = await site.db.query<{ balance: number }>(
        `select a.balance from account a join member m on m.id = a.owner
         where m.user_id = 'member01' and a.kind = 'money' and a.currency = 'KRW'`,
      );
      return account?.balance ?? 0;
    }
    async function bet(pick: string): Promise<number> {
      const { id = '', odds: price = 0, line = null } = odds.get(pick) ?? {};
      const { status } = await site.call('POST', '/bet', {
        token,
        headers: { 'idempotency-key': `season-${pick.replace(' ', '-')}` },
        body: {
          stake: STAKE,
          oddsPolicy: 'none',
          bonusFolders: null,
          legs: [{ selectionId: id, odds: price, line, offerScore: null, inPlay: false }],
        },
      });
      return status;
    }
    const before = await balance();
    const firstHalf = odds.get('41 X')?.odds ?? 0;
    for (const pick of ['1 1', '1 2', '2 Over', '3 1', '41 X', '41 1'])
      expect(await bet(pick)).toBe(201);
    expect(await balance()).toBe(before - 6 * STAKE);

    await site.advanceTo(KICK_OFF);
    expect(await rowsOn('cross')).toEqual([]);
    expect(await rowsOn('live')).toMatchObject([
      { status: 2, clock: { period: '10' }, markets: [] },
    ]);
    expect(await bet('1 X')).toBe(422);

    await site.advanceTo(KICK_OFF + 47 * MINUTE);
    expect(await rowsOn('live')).toMatchObject([
      { score: { home: 1, away: 1 }, clock: { period: '80' } },
    ]);
    const afterHalf = before - 6 * STAKE + (STAKE * firstHalf) / 100;
    expect(await balance()).toBe(afterHalf);

    await site.advanceTo(KICK_OFF + 3 * 3_600_000);
    expect(await rowsOn('live')).toEqual([]);
    expect(await detailOf(fixture.id)).toMatchObject({ status: 3, score: { home: 2, away: 1 } });
    expect(await balance()).toBe(afterHalf + (STAKE * (210 + 166 + 205)) / 100);
    const labels = await site.db.query<{ status: string }>('select status from bet');
    expect(labels.map((one) => one.status)).toEqual(Array(6).fill('settled'));
    expect(await checkInvariants(site.db)).toEqual([]);
  });

  it('takes hostile names as plain text', async () => {
    const names = [
      '<script>alert(1)</script>',
      "'); drop table fixture; --",
      '=HYPERLINK(http://x)',
      'A\u202Egnp.exe\u0000\u0007',
      '{{7*7}} %n %s',
      '__proto__',
      'constructor',
      '🏆'.repeat(200),
      'x'.repeat(50_000),
      '../../etc/passwd',
    ];
    const rows = names.map((name) => ROW.replace('Arsenal', name).replace('E0', '__proto__'));
    expect((await importSeason(folder, season(...rows, ROW))).code).toBe(0);
    site = await buildTestApp({
      feed: 'football-data',
      dataDir: folder,
      clockStart: KICK_OFF - 3_600_000,
      db,
    });
    const shown = await rowsOn('cross');
    expect(shown.length).toBeGreaterThanOrEqual(names.length);
    for (const { home } of shown) {
      expect(home).not.toMatch(/[<>\p{Cc}\p{Cf}]/u);
      expect([...home].length).toBeLessThanOrEqual(60);
    }
    expect(shown.map((one) => one.home)).toEqual(
      expect.arrayContaining(["'); drop table fixture; --", '__proto__', 'constructor']),
    );
    await site.advanceTo(KICK_OFF + 3 * 3_600_000);
    const [count] = await site.db.query<{ n: number }>(
      'select count(*) as n from fixture where status = 3',
    );
    expect(count?.n).toBe(shown.length);
  });
});

it('takes over a season that was imported again: a later kick-off, other odds, one more match', async () => {
  await importSeason(folder, season(ROW));
  site = await buildTestApp({
    feed: 'football-data',
    dataDir: folder,
    clockStart: KICK_OFF - 3_600_000,
  });
  const moved = ROW.replace('12:30', '15:00').replace('2.1,3.6', '2.2,3.6');
  await importSeason(folder, season(moved, ROW.replace('Arsenal', 'Everton')));
  await vi.waitFor(async () => expect(await rowsOn('cross')).toHaveLength(2), { timeout: 10_000 });
  await site.advanceTo(KICK_OFF);
  const [row] = await rowsOn('cross');
  expect(row).toMatchObject({ home: '아스널', startsAt: KICK_OFF + 150 * MINUTE });
  expect(oddsOf(row as FixtureView).get('1 1')?.odds).toBe(220);
});
