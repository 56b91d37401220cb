import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, it } from 'vitest';
import type { components } from '#contract/types.gen.ts';
import { isLost } from '#rules/leg-result.ts';
import { ENTRY } from '#rules/ledger.ts';
import { roundAt } from '#rules/rounds/clock.ts';
import { drawFrom, seedOf } from '#rules/rounds/derive.ts';
import {
  deciderOf,
  drawRound,
  gameById,
  gameOutcome,
  type GameResult,
  type RoundFacts,
  settleRoundPick,
} from '#rules/rounds/round.ts';
import { checkInvariants } from '../src/invariants.ts';
import type { Queryable } from '../src/lib/db.ts';
import { openEmbedded } from '../src/lib/db-embedded.ts';
import { saveArchive } from '../src/modules/sports/seasons/index.ts';
import { databases } from './databases.ts';
import { openTestDb } from './open-test-db.ts';
import { killServer, killServers, loginAt, type RealServer, startServer } from './real-server.ts';
import { SERVER_START, shortSeason } from './short-season.ts';
import { copyTemplate } from './template.ts';

type Schemas = components['schemas'];
type Market = Schemas['RoundMarket'];

const CRASH = join(import.meta.dirname, 'children', 'crash.ts');
const START = Date.parse(SERVER_START);
const SECOND = 1_000;
/** All of these open at noon. The first are drawn after a minute, the others after three; races are paid when they are run. */
const MINUTES = [101, 104, 105, 253, 254, 301, 302, 303, 304, 401, 406, 408];
const THREE = [213, 251, 252, 701, 711, 721, 731];
const STAKES = { member01: 5_000, member02: 10_000, coin01: 500 };
const MEMBERS = Object.keys(STAKES) as (keyof typeof STAKES)[];
/** Drawn and nothing paid, some rounds paid, a round paid that is still marked. */
const MOMENTS = ['settle 1', 'settle 4', 'settled'];

afterEach(killServers);

async function call<Body>(
  { url }: RealServer,
  method: string,
  path: string,
  { token, body, key }: { token?: string; body?: object; key?: string } = {},
): Promise<{ status: number; body: Body }> {
  const headers = {
    ...(token && { 'x-auth-token': token }),
    ...(body && { 'content-type': 'application/json' }),
    ...(key && { 'idempotency-key': key }),
  };
  const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const answer = await fetch(`${url}/api${path}`, sent);
  return { status: answer.status, body: (await answer.json()) as Body };
}

async function advance(server: RealServer, to: number, admin = 'admin01'): Promise<number> {
  const token = await loginAt(server.url, admin);
  const body = { to: new Date(to).toISOString() };
  return (await call(server, 'POST', '/admin/clock', { token, body })).status;
}

function currentRound(gameId: number) {
  const game = gameById(gameId);
  if (!game) throw new Error(`no game ${gameId}`);
  return roundAt(game, START);
}

/** A bet on the first selection of each of three markets of every game, by every member, on one server after the other. */
async function placeAll(servers: readonly RealServer[], games: readonly number[]): Promise<number> {
  let placed = 0;
  for (const userId of MEMBERS) {
    // Servers that share a database share the session.
    const token = await loginAt(servers[0]?.url ?? '', userId);
    for (const gameId of games) {
      const server = servers[placed % servers.length];
      if (!server) throw new Error('no server');
      type Offer = { markets?: Market[] };
      const events = `/minigame/events?gameId=${gameId}&currentGame=1`;
      let { markets } = (await call<Offer>(server, 'GET', events)).body;
      markets ??= (await call<Offer>(server, 'GET', `/settingMinigame/${gameId}`)).body.markets;
      for (const { market, selections } of (markets ?? []).slice(0, 3)) {
        const { selection = '', odds = 0 } = selections[0] ?? {};
        const roundId = currentRound(gameId).key;
        const body = { stake: STAKES[userId], roundId, market, selection, odds };
        const key = `kill-round-${placed}`;
        const answer = await call(server, 'POST', '/minigame/bet', { token, body, key });
        expect(answer.status, JSON.stringify(answer.body)).toBe(201);
        placed += 1;
      }
    }
  }
  return placed;
}

interface Books {
  rounds: {
    id: string;
    gameId: number;
    version: number;
    isMarked: boolean;
    result: GameResult;
    facts: RoundFacts;
    secret: Uint8Array;
  }[];
  bets: {
    roundId: string;
    status: string;
    stake: number;
    payout: number;
    odds: number;
    pick: { market: string; selection: string };
    paid: number;
    payments: number;
  }[];
}

async function readBooks(q: Queryable): Promise<Books> {
  const rounds = await q.query<Books['rounds'][number]>(
    `select r.id, r.game_id as "gameId", r.version, r.needs_settlement as "isMarked", r.result, r.facts, d.secret
     from round r join round_day d on d.day_key = r.day_key order by r.id`,
  );
  const bets = await q.query<Books['bets'][number]>(
    `select l.event_id as "roundId", b.status, b.stake::int as stake, b.payout::int as payout, l.odds, l.subject as pick,
       coalesce(sum(m.amount), 0)::int as paid, count(m.amount)::int as payments
     from bet b join bet_leg l on l.bet_id = b.id
     left join (select t.key, n.amount from ledger_tx t join ledger_line n on n.tx_id = t.id
       join account a on a.id = n.account_id where a.kind = 'money' and n.code = ${ENTRY.betWin.code}) m
       on m.key like 'bet:' || b.id || ':%'
     group by l.event_id, b.id, l.odds, l.subject order by b.id`,
  );
  return { rounds, bets };
}

/** That every round was drawn once, by its secret, and every bet paid once, by its result. */
async function expectPaidOnce(q: Queryable, placed: number, log = ''): Promise<void> {
  expect(await checkInvariants(q)).toEqual([]);
  const { rounds, bets } = await readBooks(q);
  const outcomes = new Map<string, ReturnType<typeof gameOutcome>>();
  for (const { id, gameId, version, isMarked, result, facts, secret } of rounds) {
    const game = gameById(gameId);
    if (!game) throw new Error(`no game ${gameId}`);
    const seed = await seedOf(secret, deciderOf(game, id));
    for (const bytes of [secret, seed].map(Buffer.from))
      for (const form of ['hex', 'base64', 'base64url'] as const)
        expect(log).not.toContain(bytes.toString(form));
    expect(log).not.toContain(JSON.stringify(result));
    const drawn = await drawFrom(seed, (draws) => drawRound(game, draws, facts.base));
    expect({ id, version, isMarked, result }).toEqual({
      id,
      version: 1,
      isMarked: false,
      result: drawn.result.result,
    });
    outcomes.set(id, gameOutcome(result, facts.card));
  }
  expect(bets).toHaveLength(placed);
  for (const { roundId, status, stake, payout, odds, pick, paid, payments } of bets) {
    const outcome = outcomes.get(roundId);
    if (!outcome) throw new Error(`${roundId} is not there`);
    const settled = settleRoundPick(outcome, { ...pick, odds });
    const worth = isLost(settled.result) ? 0 : Math.floor((stake * settled.odds) / 100);
    const once = worth > 0 ? 1 : 0;
    expect({ status, payout, paid, payments }, roundId).toEqual({
      status: 'settled',
      payout: worth,
      paid: worth,
      payments: once,
    });
  }
}

describe.each(databases)('kill -9 around draws on %s', (kind) => {
  it('draws every round once and pays every bet once', { timeout: 300_000 }, async () => {
    const folder = copyTemplate(inject('embeddedTemplate'));
    const other = kind === 'postgres' ? await openTestDb('postgres') : null;
    await saveArchive(folder, shortSeason(1));
    const crashFile = join(folder, 'crash');
    const preload = { file: CRASH, env: { CRASH_FILE: crashFile } };
    const open = () => startServer({ folder, databaseUrl: other?.place ?? null, preload });
    let server: RealServer = await open();
    const placed = await placeAll([server], [...MINUTES, ...THREE]);
    expect(placed).toBeGreaterThan(100);
    const restart = async () => {
      await killServer(server);
      server = await open();
    };
    const { closesAt, drawsAt } = currentRound(MINUTES[0] ?? 0);
    const race = currentRound(THREE.at(-1) ?? 0);

    expect(await advance(server, closesAt)).toBe(200);
    await restart();
    for (const moment of MOMENTS) {
      const exit = once(server.child, 'exit');
      writeFileSync(crashFile, moment);
      await Promise.all([advance(server, drawsAt + SECOND).catch(() => undefined), exit]);
      expect((await exit)[1], moment).toBe('SIGKILL');
      server = await open();
    }
    expect(await advance(server, drawsAt + SECOND)).toBe(200);
    expect(await advance(server, race.drawsAt + SECOND)).toBe(200);
    await restart();
    expect(await advance(server, race.drawsAt + 90 * SECOND)).toBe(200);
    await killServer(server);

    const db = other?.db ?? (await openEmbedded({ dataDir: folder }));
    await expectPaidOnce(db, placed);
    await (other ?? db).close();
    rmSync(folder, { recursive: true, force: true });
  });
});

it('two servers that draw at once give one result each and pay every bet once', {
  timeout: 300_000,
}, async () => {
  const { db, place, close } = await openTestDb('postgres');
  const folders = [1, 2].map(() => copyTemplate(inject('embeddedTemplate')));
  const servers: RealServer[] = [];
  for (const [at, folder] of folders.entries()) {
    await saveArchive(folder, shortSeason(1));
    // Each would make secrets of its own.
    const preload = { file: CRASH, env: { SEED: String(at + 1), LOG_LEVEL: 'debug' } };
    servers.push(await startServer({ folder, databaseUrl: place, preload }));
  }
  const placed = await placeAll(servers, [...MINUTES, ...THREE]);
  expect(placed).toBeGreaterThan(100);
  const times = [...MINUTES, ...THREE].map((id) => currentRound(id).drawsAt);
  const admins = ['admin01', 'admin02'];
  const end = Math.max(...times) + 90 * SECOND;
  for (const to of [...new Set(times)].map((at) => at + SECOND).concat(end)) {
    const answers = servers.map((server, at) => advance(server, to, admins[at]));
    expect(await Promise.all(answers)).toEqual([200, 200]);
  }
  await Promise.all(servers.map(killServer));
  const log = servers.map(({ said }) => said()).join('\n');
  expect(log).toContain('login.accepted');
  await expectPaidOnce(db, placed, log);
  await close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
