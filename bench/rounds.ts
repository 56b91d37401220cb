import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type RoundTimes, roundAt } from '#rules/rounds/clock.ts';
import { type Game, GAMES } from '#rules/rounds/round.ts';
import { createManualClock } from '../server/src/lib/clock.ts';
import type { Db } from '../server/src/lib/db.ts';
import { createSiteParts } from '../server/src/lib/site-parts.ts';
import { checkInvariants } from '../server/src/invariants.ts';
import { createDays } from '../server/src/modules/round/days.ts';
import { createDraws } from '../server/src/modules/round/draws.ts';
import { createPlays } from '../server/src/modules/round/play.ts';
import type { MinigameEvents, MinigameSetting } from '../server/src/modules/round/types.ts';
import { addSession } from './lib/site.ts';
import { openWorld, type World } from './placements/world.ts';
import type { Burst, BurstResult } from './rounds/burst.ts';

export interface RoundsBenchOptions {
  kinds: readonly Db['kind'][];
  bets: number;
}

const HOUR = 3_600_000;
/** All games take bets 37 seconds before a full hour. */
const BEFORE = 37_000;
/** The last race is run within this time after the hour. */
const AFTER = 300_000;
const A_SECOND = 1_000;
const STAKE = 10_000;
/** What a member may bet on one round. */
const OWN = 5;

type Bet = Burst['bets'][number];

interface Bettors {
  place(bets: Bet[], ms?: number): Promise<BurstResult>;
  stop(): void;
}

function startBettors(url: string): Bettors {
  const child = fork(join(import.meta.dirname, 'rounds', 'burst.ts'));
  return {
    async place(bets, ms = A_SECOND) {
      const answer = once(child, 'message');
      child.send({ url, bets, ms } satisfies Burst);
      const result = (await answer)[0] as BurstResult;
      if (result.accepted < bets.length)
        throw new Error(`not all were accepted: ${JSON.stringify(result.refused)}`);
      return result;
    },
    stop: () => void child.kill(),
  };
}

async function get<R>({ url }: World, path: string): Promise<R> {
  return (await (await fetch(`${url}/api${path}`)).json()) as R;
}

async function moveTo({ url }: World, admin: string, at: number): Promise<number> {
  const from = performance.now();
  const answer = await fetch(`${url}/api/admin/clock`, {
    method: 'POST',
    headers: { 'x-auth-token': admin, 'content-type': 'application/json' },
    body: JSON.stringify({ to: new Date(at).toISOString() }),
  });
  if (answer.status !== 200) throw new Error(`the clock answered ${answer.status}`);
  return performance.now() - from;
}

/** A bet on the first selection of a game's first market. */
async function betOf(world: World, game: Game, { key }: RoundTimes): Promise<object> {
  const events = await get<MinigameEvents>(
    world,
    `/minigame/events?gameId=${game.id}&currentGame=1`,
  );
  const [first] =
    events.markets ?? (await get<MinigameSetting>(world, `/settingMinigame/${game.id}`)).markets;
  const [one] = first?.selections ?? [];
  if (!first || !one) throw new Error(`game ${game.id} offers nothing`);
  const { selection, odds } = one;
  return { stake: STAKE, roundId: key, market: first.market, selection, odds };
}

/** So many bets on the rounds of an instant, a game after the other; members take turns. */
async function onRounds(world: World, count: number, at: number): Promise<Bet[]> {
  const bodies: object[] = [];
  for (const game of GAMES) bodies.push(await betOf(world, game, roundAt(game, at)));
  const { tokens } = world.target;
  return Array.from({ length: count }, (_, number) => ({
    path: '/minigame/bet',
    token: tokens[Math.floor(number / bodies.length) % tokens.length] ?? '',
    body: bodies[number % bodies.length] ?? {},
  }));
}

/** As many single bets on matches. */
function onMatches({ target: { tokens, picks } }: World, count: number): Bet[] {
  return Array.from({ length: count }, (_, number) => ({
    path: '/bet',
    token: tokens[Math.floor(number / picks.length) % tokens.length] ?? '',
    body: {
      stake: STAKE,
      oddsPolicy: 'higher',
      bonusFolders: null,
      legs: [picks[number % picks.length]],
    },
  }));
}

async function countOpen({ db }: World): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from bet where status = 'accepted' and type in (3, 4)`,
  );
  return row?.n ?? 0;
}

/** Draws as another server on the database would; answers milliseconds and rounds. */
async function drawAll({ db }: World, at: number): Promise<[ms: number, rounds: number]> {
  const config = { seed: 1 } as Parameters<typeof createDays>[0]['config'];
  const clock = createManualClock(at);
  const days = createDays({ db, clock, config });
  const siteParts = createSiteParts(clock);
  const draws = createDraws({ db, clock, siteParts }, createPlays(days));
  const from = performance.now();
  await draws.drawTo(at);
  const ms = performance.now() - from;
  const drawn = `select count(*)::int as n from round where needs_settlement`;
  const [row] = await db.query<{ n: number }>(drawn);
  return [ms, row?.n ?? 0];
}

const whole = (value: number) => value.toFixed(0).padStart(8);

async function benchKind(kind: Db['kind'], bets: number): Promise<void> {
  const world = await openWorld(kind, Math.ceil(bets / GAMES.length / OWN) * OWN);
  const bettors = startBettors(world.url);
  try {
    const admin = await addSession(world.db, 'mem_bench_admin', { at: world.now, rank: 'admin' });
    const hour = world.now + HOUR;
    const warm = Math.min(bets, GAMES.length * OWN);
    await bettors.place(onMatches(world, warm));
    await bettors.place(await onRounds(world, warm, world.now));
    await moveTo(world, admin, hour - BEFORE);
    const before = await bettors.place(onMatches(world, bets));
    const rounds = await bettors.place(await onRounds(world, bets, hour - BEFORE));
    const after = await bettors.place(onMatches(world, bets));
    const [drawMs, drawn] = await drawAll(world, hour + AFTER);
    const open = await countOpen(world);
    const paidMs = await moveTo(world, admin, hour + AFTER);
    const left = await countOpen(world);
    if (left > 0 || open !== bets || drawn !== GAMES.length)
      throw new Error(`${left} of ${open} bets on ${drawn} rounds are not settled`);
    const mean = (of: (one: BurstResult) => number) => (of(before) + of(after)) / 2;
    const ratio = mean(({ elapsedMs }) => elapsedMs) / rounds.elapsedMs;
    const ofRounds = [rounds.elapsedMs, rounds.p50, rounds.p99];
    const ofMatches = [
      mean((one) => one.elapsedMs),
      mean((one) => one.p50),
      mean((one) => one.p99),
    ];
    console.log(
      `${kind.padEnd(8)}${whole(bets)}${ofRounds.map(whole).join('')}${ofMatches.map(whole).join('')}   ×${ratio.toFixed(2)}` +
        `${whole(drawMs)}${whole(paidMs)}${whole((bets / paidMs) * 1000)}`,
    );
    await world.db.exec('analyze');
    const [wrong] = await checkInvariants(world.db);
    if (wrong) throw new Error(`the ledger is broken: ${JSON.stringify(wrong)}`);
  } finally {
    bettors.stop();
    await world.close();
  }
}

/**
 * Prints how long bets that come within one second on all games at once wait for their answers, beside as many on matches before and
 * after them; then how long the draw of all rounds takes, and the settlement until the last bet is paid.
 */
export async function benchRounds(options: Partial<RoundsBenchOptions> = {}): Promise<void> {
  const { kinds, bets }: RoundsBenchOptions = {
    kinds: ['postgres', 'pglite'],
    bets: 2_000,
    ...options,
  };
  console.log(`bets of one second on ${GAMES.length} games, and as many on matches, milliseconds`);
  console.log(
    'database    bets     all     p50     p99 matches     p50     p99   ratio    draw    paid paid/s',
  );
  for (const kind of kinds) await benchKind(kind, bets);
}
