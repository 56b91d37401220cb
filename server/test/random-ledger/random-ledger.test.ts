import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkInvariants } from '../../src/invariants.ts';
import { isVerify } from '../databases.ts';
import { operate } from './operations.ts';
import { decideMatches } from './results.ts';
import { openWorld, type Player, type World } from './world.ts';

const SEED = 20261124;
const ROUNDS = isVerify ? 50 : 6;
/** Of each of five members: 10,000 in all in `npm run verify`, 1,200 in the gate. */
const OPERATIONS = 40;
/** Matches end meanwhile, and their bets are settled. */
const PAUSE = 6 * 60_000;

/** Without these the run would show little. */
const MUST_COME = [
  ...['bet 201', 'bet 422', 'repeated bet 201', 'repeated bet 422', 'cancelled bet 200'],
  ...['joint price 200', 'joint bet 201', 'system 201', 'match finished 200', 'match void 200'],
  ...['match corrected 200', 'bets changed 200'],
  ...[
    'deposit 201',
    'deposit 422',
    'deposit approve 200',
    'deposit second 200',
    'deposit reverse 200',
  ],
  ...[
    'withdrawal 201',
    'withdrawal 422',
    'withdrawal pay 200',
    'withdrawal fail 200',
    'withdrawal reject 200',
  ],
  ...['conversion 201', 'conversion 422', 'correction 201', 'correction 409'],
];

let world: World;
beforeAll(async () => {
  world = await openWorld(SEED);
});
afterAll(() => world?.site.close());

async function play(player: Player): Promise<void> {
  for (let n = 0; n < OPERATIONS; n += 1) await operate(world, player);
}

/** What the site shows a member is what the answers add up to. */
async function compare(player: Player): Promise<void> {
  const { userId, books } = player;
  await world.readReleased(player);
  const { body } = await world.as(userId, 'GET', '/member/user');
  expect({ money: body.emoney, points: body.point }, `what ${userId} has`).toEqual({
    money: books.money + books.owed,
    points: books.points + books.released,
  });
}

it('random operations leave the ledger whole, and every member with what the answers add up to', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await world.pass(PAUSE);
    // What was settled or taken meanwhile.
    await Promise.all(world.players.map(world.readBets));
    await Promise.all(world.players.map(compare));
    await Promise.all(world.players.map(play));
    await Promise.all(world.players.map(compare));
    await decideMatches(world, compare);
  }
  expect(world.players.reduce((sum, { books }) => sum + books.requests, 0)).toBe(
    5 * ROUNDS * OPERATIONS,
  );
  expect(MUST_COME.filter((one) => !world.answers.has(one))).toEqual([]);
  const sums = await world.site.db.query(
    `select a.currency, sum(l.amount)::bigint as sum from ledger_line l join account a on a.id = l.account_id group by 1 order by 1`,
  );
  expect(sums.map(({ sum }) => sum)).toEqual(sums.map(() => 0));
  expect(await checkInvariants(world.site.db)).toEqual([]);
}, 600_000);
