import { expect } from 'vitest';
import { checkInvariants } from '../../src/invariants.ts';
import type { Player, World } from './world.ts';

interface Match {
  id: string;
  status: number;
  scores: Record<string, { home: number; away: number }>;
}

/** Fixtures to decide in each round. */
const DECIDED = 3;
const [FINISHED, LOST] = [3, 8];
const FULL_TIME = '100';
const MOST = 4;

/** Of those with open bets, and of those that are finished, where a correction may open some again. */
async function matchesWith(world: World, status: readonly number[]): Promise<Match[]> {
  return world.site.db.query<Match>(
    `select f.id, f.status, f.scores - 'live' as scores from fixture f
     where f.status = any($1) and exists (select from bet_leg g join bet b on b.id = g.bet_id
       where g.event_id = f.id and b.status in ('accepted', 'settled'))
     order by f.starts_at, f.id`,
    [status],
  );
}

/** What the house knows of its bets and its money, to the last line. */
async function booksOf({ site }: World) {
  const [lines] = await site.db.query<object>(
    'select count(*)::int as count, coalesce(sum(abs(amount)), 0)::bigint as turned from ledger_line',
  );
  const bets = await site.db.query<object>(
    'select id, status, payout, version from bet order by id',
  );
  return { lines, bets };
}

/** What every member has less what is owed, and what each bet has come to: a debt is met by the bet's next pay-out, and may stay met. */
async function standingOf({ players, site }: World) {
  const bets = await site.db.query<object>('select id, status, payout from bet order by id');
  const has = players.map(({ userId, books: { money } }) => ({ userId, money }));
  return { has, bets };
}

function scoresOf({ dice }: World, { scores }: Match): Match['scores'] {
  const codes = [...new Set([...Object.keys(scores), FULL_TIME])];
  const score = () => ({ home: dice.whole(0, MOST), away: dice.whole(0, MOST) });
  return Object.fromEntries(codes.map((code) => [code, score()]));
}

async function send(world: World, { id }: Match, scores: Match['scores']): Promise<number> {
  const body = { scores, reason: '무작위 시험' };
  const answer = await world.as('admin01', 'PUT', `/admin/fixture/${id}/result`, { body });
  expect(answer.status, `a result of ${id}`).toBe(200);
  return answer.body.bets;
}

/** After whatever was decided: the books are whole, and every member has what the answers add up to. */
async function check(world: World, compare: (player: Player) => Promise<void>): Promise<void> {
  await Promise.all(world.players.map(world.readBets));
  await Promise.all(world.players.map(compare));
  expect(await checkInvariants(world.site.db)).toEqual([]);
}

/** Staff gives the result of a match that the feed has lost: its bets are settled, and once more changes nothing. */
async function finish(world: World, match: Match): Promise<void> {
  await world.site.db.query('update fixture set status = $2 where id = $1', [match.id, LOST]);
  const scores = scoresOf(world, match);
  await send(world, match, scores);
  world.note('match finished', 200);
  const before = await booksOf(world);
  expect(await send(world, match, scores), 'bets that are settled twice').toBe(0);
  expect(await booksOf(world), 'the books after settling twice').toEqual(before);
}

/** Another result, and the first one again: nobody has more or less for it. */
async function correctAndBack(world: World, match: Match): Promise<void> {
  await Promise.all(world.players.map(world.readBets));
  const before = await standingOf(world);
  const changed = await send(world, match, scoresOf(world, match));
  if (changed > 0) world.note('bets changed', 200);
  await Promise.all(world.players.map(world.readBets));
  await send(world, match, match.scores);
  await Promise.all(world.players.map(world.readBets));
  expect(await standingOf(world), `${match.id} corrected and back`).toEqual(before);
}

async function correct(world: World, match: Match): Promise<void> {
  await send(world, match, scoresOf(world, match));
  world.note('match corrected', 200);
}

async function voidMatch(world: World, { id }: Match): Promise<void> {
  const body = { reason: '무작위 시험' };
  const { status } = await world.as('admin01', 'POST', `/admin/fixture/${id}/void`, { body });
  expect(status, `${id} taken off`).toBe(200);
  world.note('match void', 200);
  const open = await world.site.db.query(
    `select 1 from bet_leg g join bet b on b.id = g.bet_id where g.event_id = $1 and g.result = 0 and b.status = 'accepted'`,
    [id],
  );
  expect(open, `open legs on ${id}`).toEqual([]);
}

type Decision = (world: World, match: Match) => Promise<void>;
const OPEN = [1, 2, 6];
const DECISIONS: readonly [Decision, readonly number[]][] = [
  [finish, OPEN],
  [finish, OPEN],
  [voidMatch, [...OPEN, FINISHED]],
  [correct, [FINISHED]],
  [correctAndBack, [FINISHED]],
  [correctAndBack, [FINISHED]],
];

/** Staff finishes, corrects and takes off matches with bets on them, by chance; the books are looked at after each. */
export async function decideMatches(
  world: World,
  compare: (player: Player) => Promise<void>,
): Promise<void> {
  for (let n = 0; n < DECIDED; n += 1) {
    const [decide, statuses] = world.dice.pick(DECISIONS);
    const matches = await matchesWith(world, statuses);
    if (matches.length === 0) continue;
    await decide(world, world.dice.pick(matches));
    await check(world, compare);
  }
}
