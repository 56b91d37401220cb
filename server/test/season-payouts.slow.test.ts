import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { components } from '#contract/types.gen.ts';
import { checkInvariants } from '../src/invariants.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { importSeason } from './import-season.ts';
import { madeSeason } from './made-season.ts';

type Schemas = components['schemas'];
type Boards = { boards: { data: Schemas['Board'] }[] };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const STAKE = 10_000n;
/** Two members, so that none runs out of money. */
const MARKETS = [
  { typeId: 1, member: 'member01' },
  { typeId: 2, member: 'member02' },
  { typeId: 3, member: 'member02' },
  // Corners, where the rows before a match say enough to price them.
  { typeId: 11, member: 'member01' },
] as const;
const MEMBERS = [...new Set(MARKETS.map(({ member }) => member))];

/** The season of the file that SEASON_FILE names, else one that is made here. */
const text = process.env.SEASON_FILE
  ? readFileSync(process.env.SEASON_FILE, 'utf8')
  : madeSeason(7);

/** Goals and corners by day and score, read by this test alone: nothing of the server says what a match ended as. */
interface Played {
  day: string;
  home: number;
  away: number;
  corners: number;
  /** In file order of its day: names are translated on the site. */
  prices: string;
}

function playedOf(csv: string): Played[] {
  const [head = '', ...lines] = csv.trim().split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    const cell = (name: string) => cells[names.indexOf(name)] ?? '';
    const [date = '', month = '', year = ''] = cell('Date').split('/');
    const prices = [cell('B365H'), cell('B365D'), cell('B365A')].map((price) =>
      Math.round(Number(price) * 100),
    );
    return {
      day: `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`,
      home: Number(cell('FTHG')),
      away: Number(cell('FTAG')),
      corners: Number(cell('HC')) + Number(cell('AC')),
      prices: prices.join('/'),
    };
  });
}

/** Quarters of a goal by which a pick is ahead: from 2 on it wins whole, 1 by half, 0 is refunded, -1 loses half. */
function aheadBy(
  pick: { typeId: number; outcome: string; line: number | null },
  score: Played,
): number {
  const { outcome, line, typeId } = pick;
  const diff = score.home - score.away;
  if (typeId === 1) return outcome === (diff > 0 ? '1' : diff < 0 ? '2' : 'X') ? 2 : -2;
  const quarters = Math.round((line ?? 0) / 25);
  if (typeId === 2 || typeId === 11) {
    const over = (typeId === 2 ? score.home + score.away : score.corners) * 4 - quarters;
    return outcome === 'Over' ? over : -over;
  }
  const home = diff * 4 + quarters;
  return outcome === '1' ? home : -home;
}

/** What a single of `STAKE` pays: in whole won, cut off. */
function payoutOf(ahead: number, odds: number): bigint {
  const won = (STAKE * BigInt(odds)) / 100n;
  if (ahead >= 2) return won;
  if (ahead === 1) return (STAKE * BigInt(odds + 100)) / 200n;
  if (ahead === 0) return STAKE;
  return ahead === -1 ? STAKE / 2n : 0n;
}

let folder: string;
let site: TestApp;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanpan-payouts-'));
});
afterEach(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

async function fixturesToday(now: number): Promise<Schemas['Fixture'][]> {
  const { body } = await site.call<Boards>('GET', '/sports/board?kind=cross&sport=football');
  const rows = body.boards.flatMap((board) => board.data.fixtures);
  const today = rows.filter(({ startsAt }) => startsAt < now + DAY);
  return Promise.all(
    today.map(async ({ id }) => {
      const { body: one } = await site.call<{ data: Schemas['FixtureDetail'] }>(
        'GET',
        `/sports/fixture/${id}`,
      );
      return one.data.fixture;
    }),
  );
}

it('pays every bet of a whole season what an independent calculation says', {
  timeout: 600_000,
}, async () => {
  const file = join(folder, 'season.csv');
  writeFileSync(file, text);
  expect((await importSeason(folder, file)).code).toBe(0);
  const played = playedOf(text);
  const days = [...new Set(played.map(({ day }) => day))].sort();
  const [firstDay = ''] = days;
  site = await buildTestApp({
    feed: 'football-data',
    dataDir: folder,
    clockStart: Date.parse(firstDay),
  });
  const tokens = new Map<string, string>();
  const due = new Map<string, bigint>();
  let kinds = new Set<string>();
  let onCorners = 0;

  async function bet(fixture: Schemas['Fixture'], typeId: number, member: string, turn: number) {
    const market = fixture.markets.find((one) => one.typeId === typeId);
    const selection = market?.selections[turn % market.selections.length];
    // Odds that can be played against each other are withheld, and some rows have none.
    if (!market || !selection) return;
    const { id: selectionId, odds, outcome } = selection;
    const day = new Date(fixture.startsAt).toISOString().slice(0, 10);
    const winner = fixture.markets.find((one) => one.typeId === 1)?.selections;
    const prices = ['1', 'X', '2'].map((key) => winner?.find((one) => one.outcome === key)?.odds);
    const rows = played.filter((one) => one.day === day && one.prices === prices.join('/'));
    // Without the prices of its row a match cannot be told from others of its day.
    if (rows.length !== 1 || !rows[0]) return;
    const { status, body } = await site.call<Schemas['Bet']>('POST', '/bet', {
      token: tokens.get(member),
      headers: { 'idempotency-key': `payout-${typeId}-${fixture.id}` },
      body: {
        stake: Number(STAKE),
        oddsPolicy: 'none',
        bonusFolders: null,
        legs: [{ selectionId, odds, line: market.line, offerScore: null, inPlay: false }],
      },
    });
    expect(status, JSON.stringify(body)).toBe(201);
    const ahead = aheadBy({ typeId, outcome, line: market.line }, rows[0]);
    due.set(body.id, payoutOf(ahead, odds));
    if (typeId === 11) onCorners += 1;
    kinds = kinds.add(ahead >= 2 ? 'won' : ahead <= -2 ? 'lost' : String(ahead));
  }

  let turn = 0;
  for (const day of days) {
    const now = Date.parse(day);
    await site.advanceTo(now);
    // A session ends of itself within a day.
    for (const member of MEMBERS) tokens.set(member, await site.login(member));
    for (const fixture of await fixturesToday(now)) {
      turn += 1;
      for (const { typeId, member } of MARKETS) await bet(fixture, typeId, member, turn);
    }
  }
  await site.advanceTo(Date.parse(days.at(-1) ?? '') + 2 * DAY);

  const paid = await site.db.query<{ id: string; status: string; payout: number }>(
    'select id, status, payout from bet',
  );
  expect(due.size).toBeGreaterThan(played.length * 2.5);
  expect(paid).toHaveLength(due.size);
  expect(onCorners).toBeGreaterThan(played.length / 4);
  const wrong = paid.filter(
    ({ id, status, payout }) => status !== 'settled' || BigInt(payout ?? 0) !== due.get(id),
  );
  expect(wrong).toEqual([]);
  expect([...kinds].sort()).toEqual(['-1', '0', '1', 'lost', 'won']);
  expect(await checkInvariants(site.db)).toEqual([]);
});
