import { checkInvariants } from '../server/src/invariants.ts';
import type { Db } from '../server/src/lib/db.ts';
import { shortSeason } from '../server/test/short-season.ts';
import { median } from './lib/median.ts';
import { addSession } from './lib/site.ts';
import type { SliceResult, Target } from './placements/client.ts';
import { type Clients, startClients } from './placements/client-process.ts';
import { openWorld, type World } from './placements/world.ts';

export interface SettlementBenchOptions {
  /** Bets that one round settles, on which database; the embedded one would take long for as many as the other. */
  bets: Readonly<Partial<Record<Db['kind'], number>>>;
  clients: number;
  sliceMs: number;
}

const HOUR = 3_600_000;
const MATCHES = 30;
/** Kick-offs of the round that is settled alone, of the one that is settled while others bet, and of what they bet on. */
const ROUNDS = [2, 8, 20].map((hours) => hours * HOUR);
/** What one call of the server's own places. */
const BATCH = 64;
const ADMIN = 'mem_bench_admin';

interface Course {
  world: World;
  members: Clients;
  admin: string;
}

const rate = ({ accepted, elapsedMs }: SliceResult) => (accepted / elapsedMs) * 1000;
const whole = (value: number) => value.toFixed(0).padStart(8);

/** Sessions end within hours of a clock that jumps; those of a bench last. */
async function keepSessions({ db }: World, until: number): Promise<void> {
  await db.query('update session set expires_at = $1, ends_at = $1', [until]);
}

async function moveTo({ world, admin }: Course, at: number): Promise<number> {
  await keepSessions(world, at + 48 * HOUR);
  const from = performance.now();
  const answer = await fetch(`${world.url}/api/admin/clock`, {
    method: 'POST',
    headers: { 'x-auth-token': admin, 'content-type': 'application/json' },
    body: JSON.stringify({ to: new Date(at).toISOString() }),
  });
  if (answer.status !== 200) throw new Error(`the clock answered ${answer.status}`);
  return performance.now() - from;
}

/** The picks of one round: fixtures are numbered round by round. */
function picksOf({ target }: World, round: number): Target['picks'] {
  return target.picks.filter(({ selectionId }) => {
    const number = Number(/^fixture(\d+)/.exec(selectionId)?.[1]);
    return Math.floor(number / MATCHES) === round;
  });
}

const aim = ({ world, members }: Course, round: number) =>
  members.aim({ ...world.target, picks: picksOf(world, round), legs: 1 });

/** Stores so many single bets on a round: copies of what the server itself made of bets by HTTP. */
async function fill(course: Course, round: number, count: number): Promise<void> {
  const { world, members } = course;
  world.recorded.items.length = 0;
  await aim(course, round);
  const made = await members.place({ clients: world.target.tokens.length, ms: 1_500 });
  const templates = [...world.recorded.items];
  if (templates.length === 0) throw new Error('no bet was placed');
  for (let at = made.accepted; at < count; at += BATCH) {
    const items = Array.from({ length: Math.min(BATCH, count - at) }, (_, place) => {
      const mark = `${round}-${at + place}`;
      const template = templates[(at + place) % templates.length] ?? {};
      return {
        ...template,
        betId: `bet_${mark}`,
        body: { ...(template.body as object), id: `bet_${mark}` },
        txId: `txn_${mark}`,
        key: `settle-${mark}`,
        comboKey: mark,
      };
    });
    await world.db.query('select bet_place_batch($1::jsonb, $2)', [
      JSON.stringify(items),
      world.now,
    ]);
  }
}

async function openBets({ world }: Course, round: number): Promise<number> {
  const [row] = await world.db.query<{ n: number }>(
    `select count(*)::int as n from bet b join bet_leg l on l.bet_id = b.id
     where b.status = 'accepted' and l.event_id = any($1)`,
    [Array.from({ length: MATCHES }, (_, at) => `fixture${round * MATCHES + at}`)],
  );
  return row?.n ?? 0;
}

/** Plays a round to its last minutes, and then settles it while members do something else until it is done; answers bets a second. */
async function settle(
  course: Course,
  round: number,
  meanwhile: (isDone: () => boolean) => Promise<void> = async () => undefined,
): Promise<number> {
  const kickOff = course.world.now + (ROUNDS[round] ?? 0);
  await moveTo(course, kickOff + 1.75 * HOUR);
  const open = await openBets(course, round);
  let ms = 0;
  const settled = moveTo(course, kickOff + 3 * HOUR).then((took) => {
    ms = took;
  });
  await Promise.all([settled, meanwhile(() => ms > 0)]);
  const left = await openBets(course, round);
  if (left > 0 || open === 0) throw new Error(`${left} of ${open} bets are not settled`);
  return (open / ms) * 1000;
}

async function benchKind(
  kind: Db['kind'],
  bets: number,
  { clients, sliceMs }: SettlementBenchOptions,
): Promise<void> {
  const season = shortSeason(MATCHES * ROUNDS.length).map((match, at) => ({
    ...match,
    startsAt: match.startsAt - 24 * HOUR + (ROUNDS[Math.floor(at / MATCHES)] ?? 0),
  }));
  const world = await openWorld(kind, clients, season);
  const members = startClients();
  try {
    const admin = await addSession(world.db, ADMIN, { at: world.now, rank: 'admin' });
    const course: Course = { world, members, admin };
    await fill(course, 0, bets);
    await fill(course, 1, bets);
    const alone = await settle(course, 0);
    await aim(course, 2);
    const quiet = await members.place({ clients, ms: sliceMs });
    const slices: SliceResult[] = [];
    const beside = await settle(course, 1, async (isDone) => {
      while (!isDone()) slices.push(await members.place({ clients, ms: sliceMs / 8 }));
    });
    if ([quiet, ...slices].some(({ refused }) => refused > 0))
      throw new Error('a placement was not accepted');
    const placed = (all: readonly SliceResult[]) => median(all.map(rate));
    const figures = [bets, alone, beside, rate(quiet), placed(slices)].map(whole).join('');
    const waits = [quiet.p50, median(slices.map(({ p50 }) => p50)), quiet.p99];
    const worst = median(slices.map(({ p99 }) => p99));
    console.log(`${kind.padEnd(8)}${figures}${[...waits, worst].map(whole).join('')}`);
    const [wrong] = await checkInvariants(world.db);
    if (wrong) throw new Error(`the ledger is broken: ${JSON.stringify(wrong)}`);
  } finally {
    members.stop();
    await world.close();
  }
}

/** Prints how many bets of a finished round are settled a second, alone and while others bet, and what betting costs meanwhile. */
export async function benchSettlement(
  options: Partial<SettlementBenchOptions> = {},
): Promise<void> {
  const all: SettlementBenchOptions = {
    bets: { postgres: 100_000, pglite: 10_000 },
    clients: 8,
    sliceMs: 4_000,
    ...options,
  };
  console.log(`bets settled a second, and placed by ${all.clients} clients before and meanwhile`);
  console.log(
    'database    bets   alone  beside  placed   while     p50   while     p99   while ms',
  );
  for (const [kind, bets] of Object.entries(all.bets) as [Db['kind'], number][])
    await benchKind(kind, bets, all);
}
