import { ENTRY } from '#rules/ledger.ts';
import { createManualClock } from '../../server/src/lib/clock.ts';
import type { Db } from '../../server/src/lib/db.ts';
import { createIds } from '../../server/src/lib/ids.ts';
import type { ArchivedMatch } from '../../server/src/modules/sports/feed/index.ts';
import { saveArchive } from '../../server/src/modules/sports/seasons/index.ts';
import { createWalletService } from '../../server/src/modules/wallet/index.ts';
import { SERVER_START, shortSeason } from '../../server/test/short-season.ts';
import { addSession, openSite } from '../lib/site.ts';
import type { Target } from './client.ts';

const START = Date.parse(SERVER_START);
const FIXTURES = 60;
const RICH = 1_000_000_000_000;
export const LEGS = 5;

export interface Recorded {
  items: Record<string, unknown>[];
}

export interface World {
  db: Db;
  url: string;
  now: number;
  target: Target;
  /** What the server last handed to the SQL function. */
  recorded: Recorded;
  close(): Promise<void>;
}

/** Each client has a member of its own, with a session and more money than a bench can lose. */
async function addMembers(db: Db, count: number): Promise<string[]> {
  const wallet = createWalletService({ ids: createIds({ clock: createManualClock(START) }) });
  const tokens: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const id = `mem_bench_${at}`;
    const token = await addSession(db, id, { at: START, level: 12 });
    await wallet.openWallet(db, { memberId: id, currency: 'KRW' });
    const [house, own] = [
      { owner: null, kind: 'house:bank', currency: 'KRW' },
      { owner: id, kind: 'money', currency: 'KRW' },
    ] as const;
    await wallet.post(db, {
      key: `bench:${id}`,
      entry: ENTRY.deposit,
      actor: 'bench',
      at: START,
      lines: [
        { account: house, amount: -RICH },
        { account: own, amount: RICH },
      ],
    });
    tokens.push(token);
  }
  return tokens;
}

/** Opens a server on a database of its own, with members who can bet and fixtures to bet on. */
export async function openWorld(
  kind: Db['kind'],
  members: number,
  season: ArchivedMatch[] = shortSeason(FIXTURES),
): Promise<World> {
  const recorded: Recorded = { items: [] };
  const site = await openSite(kind, {
    at: START,
    feed: 'football-data',
    prepare: (folder) => saveArchive(folder, season),
    watch: (db) => ({
      ...db,
      query<R>(text: string, params?: readonly unknown[]) {
        if (recorded.items.length < members && text.includes('bet_place_batch')) {
          recorded.items.push(...(JSON.parse(String(params?.[0])) as Recorded['items']));
        }
        return db.query<R>(text, params);
      },
    }),
  });
  const { db } = site;
  const tokens = await addMembers(db, members);
  const picks = await db.query<Target['picks'][number]>(
    `select s.id as "selectionId", s.odds, m.line, m.offer_score as "offerScore",
              m.phase = 'inplay' as "inPlay" from selection s join market m on m.id = s.market_id
     where m.type_id = 1 and s.outcome = '1' order by s.id`,
  );
  const port = Number(new URL(site.url).port);
  return {
    db,
    url: site.url,
    now: START,
    target: { port, tokens, picks, legs: LEGS },
    recorded,
    close: site.close,
  };
}
