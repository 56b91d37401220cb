import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, inject, it } from 'vitest';
import { ENTRY } from '#rules/ledger.ts';
import { createManualClock } from '../src/lib/clock.ts';
import { openEmbedded } from '../src/lib/db-embedded.ts';
import { createIds } from '../src/lib/ids.ts';
import { checkInvariants } from '../src/invariants.ts';
import type { ArchivedMatch } from '../src/modules/sports/feed/index.ts';
import { saveArchive } from '../src/modules/sports/seasons/index.ts';
import { createWalletService } from '../src/modules/wallet/index.ts';
import { DEMO_PASSWORD } from './build-test-app.ts';
import { copyTemplate } from './template.ts';

/** What is asked of the site: 20 kills while bets are placed lose none. A restart takes a second or two. */
const KILLS = 20;
const AT_ONCE = 8;
/** A member may place 120 bets a minute, and one server takes a round's repeats and the next round. */
const MOST_A_ROUND = 50;
const MEMBER = 'member02';
const RICH = 1_000_000_000;
const MAIN = join(import.meta.dirname, '..', 'src', 'main.ts');
const START = '2024-05-11T03:00:00Z';

interface Running {
  child: ChildProcess;
  url: string;
  token: string;
}

interface Leg {
  selectionId: string;
  odds: number;
  line: number | null;
  offerScore: null;
  inPlay: boolean;
}

interface Market {
  line: number | null;
  selections: { id: string; odds: number }[];
}

const children = new Set<ChildProcess>();
const folder = copyTemplate(inject('embeddedTemplate'));

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all([...children].map((child) => once(child, 'exit')));
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the real server on the folder; a session outlives it, so that one login does. */
async function start(token?: string): Promise<Running> {
  // Optimised code of the embedded database would cost a quick start most of its time.
  const child = spawn(process.execPath, ['--liftoff-only', MAIN], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(folder, 'compile'),
      PORT: '0',
      HOST: '127.0.0.1',
      FEED: 'football-data',
      CLOCK: 'manual',
      CLOCK_START: START,
      DATA_DIR: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (part: Buffer) => {
      output += part.toString();
      const found = /http:\/\/[\d.]+:\d+/.exec(output)?.[0];
      if (found && output.includes('admin01')) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${output}`)));
  });
  return { child, url, token: token ?? (await login(url)) };
}

async function login(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/member/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: MEMBER, password: DEMO_PASSWORD }),
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}

/** Ends a server as a power cut would. */
async function kill({ child }: Running): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

/** Money for every bet of every round: a member who runs out is refused, which is no loss. */
async function enrich(): Promise<void> {
  const db = await openEmbedded({ dataDir: folder });
  const clock = createManualClock(Date.parse(START));
  const [member] = await db.query<{ id: string }>(`select id from member where user_id = $1`, [
    MEMBER,
  ]);
  const money = { owner: member?.id ?? '', kind: 'money', currency: 'KRW' } as const;
  const bank = { owner: null, kind: 'house:bank', currency: 'KRW' } as const;
  await createWalletService({ ids: createIds({ clock }) }).post(db, {
    key: 'test:rich',
    entry: ENTRY.deposit,
    actor: 'test',
    at: clock.now(),
    lines: [
      { account: bank, amount: -RICH },
      { account: money, amount: RICH },
    ],
  });
  await db.close();
}

/** A season of its own starts in a moment; the simulated world takes seconds. */
function season(): ArchivedMatch[] {
  return Array.from({ length: 40 }, (_, index) => ({
    id: `fixture${index}`,
    division: 'E0',
    season: '2023/24',
    hasTime: true,
    retired: [],
    isRemoved: false,
    date: '2024-05-12',
    startsAt: Date.parse(START) + 86_400_000,
    home: `Home ${index}`,
    away: `Away ${index}`,
    fullTime: { home: 1, away: 0 },
    halfTime: null,
    result: { home: 185, draw: 340, away: 400 },
    total: null,
    handicap: null,
  }));
}

async function readPicks({ url }: Running): Promise<Leg[]> {
  const answer = await fetch(`${url}/api/sports/board?kind=cross&sport=football`);
  const { boards } = (await answer.json()) as {
    boards: { data: { fixtures: { markets: Market[] }[] } }[];
  };
  return boards
    .flatMap(({ data }) => data.fixtures)
    .flatMap(({ markets }) => markets.slice(0, 1))
    .flatMap(({ line, selections }) =>
      selections.map(({ id, odds }) => ({
        selectionId: id,
        odds,
        line,
        offerScore: null,
        inPlay: false,
      })),
    );
}

interface Placed {
  key: string;
  body: string;
  /** The bet's id once the server said so. */
  betId: string | null;
}

function send({ url, token }: Running, { key, body }: Placed): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    'x-auth-token': token,
    'idempotency-key': key,
  };
  return fetch(`${url}/api/bet`, { method: 'POST', headers, body });
}

it('kill -9 while bets are placed loses none that was answered and doubles none that was not', {
  timeout: 600_000,
}, async () => {
  const placed: Placed[] = [];
  await saveArchive(folder, season());
  const first = await start();
  await kill(first);
  await enrich();
  let server = await start(first.token);
  const picks = await readPicks(server);
  expect(picks.length).toBeGreaterThan(20);

  async function placeUntilKilled(round: number, worker: number, from: number): Promise<void> {
    for (let turn = 0; placed.length - from < MOST_A_ROUND; turn += 1) {
      const leg = picks[(placed.length * 7 + worker) % picks.length];
      const body = JSON.stringify({
        stake: 10_000,
        oddsPolicy: 'any',
        bonusFolders: null,
        legs: [leg],
      });
      const one: Placed = { key: `kill-${round}-${worker}-${turn}`, body, betId: null };
      placed.push(one);
      try {
        const answer = await send(server, one);
        const { id, code } = (await answer.json()) as { id?: string; code?: string };
        expect(answer.status, code).toBe(201);
        one.betId = id ?? null;
      } catch (error) {
        if (error instanceof TypeError) return;
        throw error;
      }
    }
  }

  /** Asks by the key, as a member's browser does, and sends again whatever the answer was. */
  async function resolveOne(one: Placed): Promise<void> {
    const headers = { 'x-auth-token': server.token };
    const answer = await fetch(`${server.url}/api/bet/key/${one.key}`, { headers });
    const { bet } = (await answer.json()) as { bet?: { id: string } };
    expect(answer.status, `${one.key} of ${one.betId}`).toBe(bet ? 200 : 404);
    if (one.betId !== null) expect(bet?.id).toBe(one.betId);
    const again = (await (await send(server, one)).json()) as { id: string };
    if (bet) expect(again.id).toBe(bet.id);
    one.betId = again.id;
  }

  /** Waits until so many bets have been sent since the beginning of the test. */
  async function reached(count: number): Promise<void> {
    while (placed.length < count) await setTimeout(1);
  }

  async function resolveAll(from: number): Promise<void> {
    await Promise.all(placed.slice(from).map(resolveOne));
  }

  for (let round = 0; round < KILLS; round += 1) {
    const from = placed.length;
    const workers = Array.from({ length: AT_ONCE }, (_, worker) =>
      placeUntilKilled(round, worker, from),
    );
    // Counted, not timed: a quick server would be through with its round before a clock kills it.
    await reached(from + 4 + ((round * 7) % (MOST_A_ROUND - AT_ONCE - 4)));
    await setTimeout(round % 5);
    await Promise.all([...workers, kill(server)]);
    server = await start(server.token);
    await resolveAll(from);
  }

  await kill(server);
  const db = await openEmbedded({ dataDir: folder });
  const bets = await db.query<{ id: string }>('select id from bet order by id');
  const violations = await checkInvariants(db);
  await db.close();
  expect(bets.map((one) => one.id)).toEqual(placed.map((one) => one.betId ?? '').sort());
  expect(placed.length).toBeGreaterThan(KILLS * AT_ONCE);
  expect(violations).toEqual([]);
});
