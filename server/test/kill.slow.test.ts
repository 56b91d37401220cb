import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, inject, it } from 'vitest';
import { ENTRY } from '#rules/ledger.ts';
import { createManualClock } from '../src/lib/clock.ts';
import { openEmbedded } from '../src/lib/db-embedded.ts';
import { createIds } from '../src/lib/ids.ts';
import { checkInvariants } from '../src/invariants.ts';
import { saveArchive } from '../src/modules/sports/seasons/index.ts';
import { createWalletService } from '../src/modules/wallet/index.ts';
import { killServer, killServers, loginAt, type RealServer, startServer } from './real-server.ts';
import { SERVER_START, shortSeason } from './short-season.ts';
import { copyTemplate } from './template.ts';

/** The requirement: 20 kills while bets are placed lose none. A restart takes a second or two. */
const KILLS = 20;
const AT_ONCE = 8;
/** A member may place 120 bets a minute, and one server takes a round's repeats and the next round. */
const MOST_A_ROUND = 50;
const MEMBER = 'member02';
const RICH = 1_000_000_000;

interface Running extends RealServer {
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

const folder = copyTemplate(inject('embeddedTemplate'));

afterEach(async () => {
  await killServers();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the real server on the folder; a session outlives it, so that one login does. */
async function start(token?: string): Promise<Running> {
  const server = await startServer({ folder });
  return { ...server, token: token ?? (await loginAt(server.url, MEMBER)) };
}

/** Money for every bet of every round: a member who runs out is refused, which is no loss. */
async function enrich(): Promise<void> {
  const db = await openEmbedded({ dataDir: folder });
  const clock = createManualClock(Date.parse(SERVER_START));
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
  await saveArchive(folder, shortSeason());
  const first = await start();
  await killServer(first);
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
    await Promise.all([...workers, killServer(server)]);
    server = await start(server.token);
    await resolveAll(from);
  }

  await killServer(server);
  const db = await openEmbedded({ dataDir: folder });
  const bets = await db.query<{ id: string }>('select id from bet order by id');
  const violations = await checkInvariants(db);
  await db.close();
  expect(bets.map((one) => one.id)).toEqual(placed.map((one) => one.betId ?? '').sort());
  expect(placed.length).toBeGreaterThan(KILLS * AT_ONCE);
  expect(violations).toEqual([]);
});
