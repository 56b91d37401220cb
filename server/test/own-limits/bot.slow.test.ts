import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../src/invariants.ts';
import { DAY, HOUR, type World } from './attacker.ts';
import { type Bot, createBot, createDice, type Dice } from './bot.ts';
import { type OpenedSite, openSite } from './open-site.ts';
import { databases } from '../databases.ts';

const SEED = 'own limits 20261125';
/** The embedded database has one session, so that what is sent at once waits there: it plays a shorter run. */
const RUNS = {
  postgres: { rounds: 6, days: 9 },
  pglite: { rounds: 4, days: 2 },
} as const;
const FORMS = ['won', 'won', 'won', 'coin'] as const;
/** A session that is used ends no sooner. */
const SHORT = 20 * 60_000;
const SEOUL = 9 * HOUR;
/** Five days before a month of Seoul ends. */
const START = Date.parse('2024-05-27T03:00:00Z');
const MONTH_END = Date.parse('2024-06-01T00:00:00+09:00');

/** Without these the run would show little. */
const MUST_COME = [
  ...['bet taken', 'bet OWN_STAKE_LIMIT', 'bet OWN_LOSS_LIMIT', 'bet OWN_SESSION_LIMIT'],
  ...['bet ON_BREAK', 'bet SELF_EXCLUDED', 'cancel taken', 'take back taken'],
  ...['deposit taken', 'deposit OWN_DEPOSIT_LIMIT', 'deposit ON_BREAK', 'tether taken'],
  ...['tether OWN_DEPOSIT_LIMIT', 'lower', 'raise', 'same'],
];

/** Where a day or a month of Seoul begins, and all that bots wait for, each a millisecond early and on time. */
async function nextInstant(bots: readonly Bot[], now: number, until: number, dice: Dice) {
  const midnight = Math.ceil((now + 1 + SEOUL) / DAY) * DAY - SEOUL;
  const edges = (await Promise.all(bots.map(({ edges: of }) => of()))).flat();
  const near = [MONTH_END, midnight, ...edges]
    .flatMap((at) => [at - 1, at])
    .filter((at) => at > now && at <= until);
  const ofMonth = near.find((at) => at === MONTH_END - 1 || at === MONTH_END);
  return ofMonth ?? (near.length > 0 ? dice.pick(near) : now + dice.whole(1, SHORT / 2));
}

async function moveTo(world: World, bots: readonly Bot[], now: number, to: number) {
  // A session that ends by itself does so at an instant that nobody chose.
  const isLong = to - now > SHORT;
  if (isLong) await Promise.all(bots.map((bot) => bot.signOut(now)));
  await world.moveTo(to);
  if (isLong) await Promise.all(bots.map((bot) => bot.signIn(to)));
  return to;
}

/** Approves what waits as two people at once would, before and after the chain has confirmed what was sent. */
async function approve(world: World, bots: readonly Bot[]): Promise<void> {
  const watch = async (act: () => Promise<unknown>) => {
    const now = await world.now();
    let acted: Promise<unknown> | undefined;
    const once = () => {
      acted ??= act();
      return acted;
    };
    await Promise.all(bots.map((bot) => bot.watched(now, once)));
  };
  await watch(() => Promise.all([world.approveAll('deposit'), world.approveAll('deposit')]));
  await world.pass(2 * 60_000);
  await watch(() => Promise.all([world.approveAll('tetherDeposit'), world.approveAll('deposit')]));
}

const open = (db: 'pglite' | 'postgres') => openSite(db, { start: START, days: 18, gamesADay: 10 });

/** Plays until the end, or until something was found. */
async function play(world: World, { rounds, days }: { rounds: number; days: number }) {
  const dice = createDice(SEED);
  const bots: Bot[] = [];
  // Not at once: staff has one session, which approves them.
  for (const [at, form] of FORMS.entries())
    bots.push(await createBot(world, `${SEED} ${at}`, form));
  const found = () => bots.flatMap((bot) => bot.found);
  await Promise.all(bots.map((bot) => bot.fund()));
  await world.confirm();
  const start = await world.now();
  let now = start;
  for (let round = 1; round <= rounds && found().length === 0; round += 1) {
    const legs = await world.offers();
    await Promise.all(bots.map((bot) => bot.play(now, legs)));
    await approve(world, bots);
    now = await world.now();
    const until = start + (days * DAY * round) / rounds;
    now = await moveTo(world, bots, now, await nextInstant(bots, now, until, dice));
  }
  if (found().length === 0) {
    const legs = await world.offers();
    await Promise.all(bots.map((bot) => bot.spendTime(now, legs)));
    await Promise.all(bots.map((bot) => bot.exclude(now, legs)));
    await approve(world, bots);
    await Promise.all(bots.map(async (bot) => bot.play(await world.now(), legs)));
  }
  return {
    found: found(),
    came: new Set(bots.flatMap(({ counts }) => [...counts.keys()])),
    operations: bots.reduce((all, { operations }) => all + operations(), 0),
  };
}

describe.each(databases)('a bot on %s', (db) => {
  let opened: OpenedSite;
  beforeAll(async () => {
    opened = await open(db);
  });
  afterAll(() => opened.close());

  it('never stakes, loses or pays in more than its own limits allow', async () => {
    const { found, came, operations } = await play(opened.world, RUNS[db]);
    expect(found).toEqual([]);
    expect(await checkInvariants(opened.site.db)).toEqual([]);
    if (db === 'pglite') return;
    expect(MUST_COME.filter((one) => !came.has(one))).toEqual([]);
    expect(operations).toBeGreaterThan(400);
  }, 400_000);
});
