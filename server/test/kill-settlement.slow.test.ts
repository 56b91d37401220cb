import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { ENTRY } from '#rules/ledger.ts';
import type { components } from '#contract/types.gen.ts';
import { checkInvariants } from '../src/invariants.ts';
import type { Db, Queryable } from '../src/lib/db.ts';
import { openEmbedded } from '../src/lib/db-embedded.ts';
import { saveArchive } from '../src/modules/sports/seasons/index.ts';
import { openTestDb } from './open-test-db.ts';
import { killServer, killServers, loginAt, type RealServer, startServer } from './real-server.ts';
import { SERVER_START, shortSeason } from './short-season.ts';
import { copyTemplate } from './template.ts';
import { databases } from './databases.ts';

type Schemas = components['schemas'];

const CRASH = join(import.meta.dirname, 'children', 'crash.ts');
const MEMBERS = ['member01', 'member02'];
/** Of each member, a third on each outcome of one match. Settlement takes 32 at a time. */
const BETS = 51;
const STAKE = 10_000;
/** The matches end 1:0. */
const ODDS = 185;
const END = new Date(Date.parse(SERVER_START) + 86_400_000 + 3 * 3_600_000).toISOString();
/** With nothing paid, with a part of it, with all of it and the match still marked. */
const MOMENTS = ['settle 1', 'settle 3', 'settled'];

afterEach(killServers);

describe.each(databases)('kill -9 while a match is settled on %s', (kind) => {
  it('pays every bet exactly once', { timeout: 300_000 }, async () => {
    const folder = copyTemplate(inject('embeddedTemplate'));
    const other = kind === 'postgres' ? await openTestDb('postgres') : null;
    await saveArchive(folder, shortSeason(1));
    const crashFile = join(folder, 'crash');
    const open = () =>
      startServer({
        folder,
        databaseUrl: other?.place ?? null,
        preload: { file: CRASH, env: { CRASH_FILE: crashFile } },
      });
    let server: RealServer = await open();

    async function call<Body>(
      token: string,
      method: string,
      path: string,
      body?: object,
      key?: string,
    ) {
      const headers = {
        'x-auth-token': token,
        'content-type': 'application/json',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      };
      const answer = await fetch(`${server.url}/api${path}`, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: answer.status, body: (await answer.json()) as Body };
    }

    type Boards = { boards: { data: Schemas['Board'] }[] };
    const boards = await call<Boards>('', 'GET', '/sports/board?kind=cross&sport=football');
    const market = boards.body.boards[0]?.data.fixtures[0]?.markets[0];
    if (!market) throw new Error('no market to bet on');
    for (const member of MEMBERS) {
      const token = await loginAt(server.url, member);
      for (let at = 0; at < BETS; at += 1) {
        const { id, odds } = market.selections[at % 3] ?? { id: '', odds: 0 };
        const leg = { selectionId: id, odds, line: null, offerScore: null, inPlay: false };
        const body = { stake: STAKE, oddsPolicy: 'none', bonusFolders: null, legs: [leg] };
        const { status } = await call(token, 'POST', '/bet', body, `kill-settle-${at}`);
        expect(status).toBe(201);
      }
    }

    const advance = async () => {
      const token = await loginAt(server.url, 'admin01');
      return call(token, 'POST', '/admin/clock', { to: END });
    };
    for (const moment of MOMENTS) {
      const exit = once(server.child, 'exit');
      writeFileSync(crashFile, moment);
      await Promise.all([advance().catch(() => undefined), exit]);
      expect((await exit)[1], moment).toBe('SIGKILL');
      server = await open();
    }
    expect((await advance()).status).toBe(200);
    await killServer(server);

    async function look<Found>(read: (db: Queryable & Db) => Promise<Found>): Promise<Found> {
      if (other) return read(other.db);
      const db = await openEmbedded({ dataDir: folder });
      return read(db).finally(() => db.close());
    }
    const books = await look(async (db) => ({
      broken: await checkInvariants(db),
      bets: await db.query(
        `select status, payout::int as payout, count(*)::int as n from bet group by 1, 2 order by 2`,
      ),
      paid: await db.query(
        `select count(*)::int as n, sum(l.amount)::int as sum from ledger_line l join account a on a.id = l.account_id
         where a.kind = 'money' and l.code = ${ENTRY.betWin.code}`,
      ),
    }));
    const won = (MEMBERS.length * BETS) / 3;
    const payout = (STAKE * ODDS) / 100;
    expect(books).toEqual({
      broken: [],
      bets: [
        { status: 'settled', payout: 0, n: 2 * won },
        { status: 'settled', payout, n: won },
      ],
      paid: [{ n: won, sum: won * payout }],
    });
    await other?.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
