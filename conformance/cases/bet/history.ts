import type { Answer } from '../../site/call.ts';
import type { Session } from '../../site/site.ts';
import { type CaseContext, notTried } from '../context.ts';
import { dayInSeoul } from '../clock/time.ts';
import { type Case, defineCase } from '../define-case.ts';
import { type Bet, fixtureLegs, limitsOf, pickOffers, place, slipOf } from '../offers.ts';
import { moneyOf, sessionOf } from '../people.ts';
import { openReader } from '../stream/reader.ts';

type Query = Record<string, string | number>;

const PAGE = 7;
const MOST_PAGES = 60;
const SOME = PAGE + 2;
/** Of picks: as many as keep the bets on one of them below the limit of a combination. */
const PAIRS = 3;

/** All bets of a query, page by page; a page that repeats, overflows or never ends is a failure. */
export async function readHistory(t: CaseContext, as: Session, query: Query = {}): Promise<Bet[]> {
  const limit = Number(query.limit ?? 100);
  const bets: Bet[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer: Answer<{ data: Bet[]; nextCursor: string | null }> = await t.call('getBets', {
      as,
      query: { ...query, limit, ...(cursor !== null && { cursor }) },
    });
    t.want(answer, 200);
    const { data, nextCursor } = answer.body;
    t.holds(answer, data.length <= limit, `at most ${limit} bets a page`, data.length);
    const known = new Set(bets.map(({ id }) => id));
    const again = data.filter(({ id }) => known.has(id));
    t.same(
      answer,
      'bets that an earlier page had',
      again.map(({ id }) => id),
      [],
    );
    bets.push(...data);
    cursor = nextCursor;
    if (cursor === null) return bets;
  }
  t.holds('getBets', false, `an end within ${MOST_PAGES} pages`, `${bets.length} bets`);
  return bets;
}

const idsOf = (bets: readonly Bet[]) => bets.map(({ id }) => id);

/** Sees to it that a member has more bets than one page. */
async function someBets(t: CaseContext, as: Session): Promise<void> {
  const answer = t.want(await t.call('getBets', { as, query: { limit: 100 } }), 200);
  const { minStake } = (await limitsOf(t, as)).prematch;
  const missing = SOME - answer.body.data.length;
  const offers = missing > 0 ? await pickOffers(t, PAIRS + 1) : [];
  for (let made = 0; made < missing; made += 1) {
    const at = made % PAIRS;
    t.want(await place(t, as, slipOf(offers.slice(at, at + 2), minStake + made)), 201);
  }
}

const hasLegOn = ({ legs }: Bet, fixtureId: string) =>
  fixtureLegs(legs).some((leg) => leg.fixtureId === fixtureId);

function checkFalling(
  t: CaseContext,
  what: string,
  bets: readonly Bet[],
  of: (bet: Bet) => number,
): void {
  const values = bets.map(of);
  const isFalling = values.every((value, at) => value <= (values[at - 1] ?? value));
  t.holds('getBets', isFalling, what, values);
}

const isDone = ({ label }: Bet) => label > 0;

export const historyCases: readonly Case[] = [
  defineCase({
    id: 'bet/pages',
    what: 'pages of the history have every bet once, in both orders',
    async run(t) {
      const as = await sessionOf(t, 'member');
      await someBets(t, as);
      const whole = await readHistory(t, as);
      const paged = await readHistory(t, as, { limit: PAGE });
      t.same('getBets', `pages of ${PAGE} as one of 100`, idsOf(paged), idsOf(whole));
      checkFalling(t, 'the newest first', whole, ({ placedAt }) => placedAt);
      const byStake = await readHistory(t, as, { limit: PAGE, order: 'stake' });
      t.same('getBets', 'the same bets by stake', idsOf(byStake).sort(), idsOf(whole).sort());
      checkFalling(t, 'the highest stake first', byStake, ({ stake }) => stake);
      const wrong = await t.call('getBets', { as, query: { cursor: 'no-cursor-of-this-list' } });
      t.check(wrong, 'VALIDATION', 'a cursor of nothing');
    },
  }),
  defineCase({
    id: 'bet/filters',
    what: 'a filter of the history keeps what it names, and all of it',
    async run(t) {
      const as = await sessionOf(t, 'member');
      await someBets(t, as);
      const whole = await readHistory(t, as);
      for (const label of [-1, 0, 1, 2, 3]) {
        const expected = whole.filter((bet) => bet.label === label);
        const got = await readHistory(t, as, { label });
        t.same('getBets', `bets of label ${label}`, idsOf(got), idsOf(expected));
      }
      for (const type of [1, 2, 3, 4, 5]) {
        const expected = whole.filter((bet) => bet.type === type);
        const got = await readHistory(t, as, { type });
        t.same('getBets', `bets of type ${type}`, idsOf(got), idsOf(expected));
      }
      const from = whole[0]?.placedAt ?? 0;
      const since = whole.filter(({ placedAt }) => placedAt >= from);
      t.same(
        'getBets',
        'bets since the newest',
        idsOf(await readHistory(t, as, { from })),
        idsOf(since),
      );
      const before = whole.filter(({ placedAt }) => placedAt < from);
      t.same(
        'getBets',
        'bets before it',
        idsOf(await readHistory(t, as, { to: from })),
        idsOf(before),
      );
    },
  }),
  defineCase({
    id: 'bet/on-fixtures',
    what: 'the fixtures of a day that a member has bet on are those of the history, and the history lists the bets of one',
    async run(t) {
      const as = await sessionOf(t, 'member');
      await someBets(t, as);
      const whole = await readHistory(t, as);
      const legs = whole.flatMap((bet) => fixtureLegs(bet.legs).map((leg) => ({ bet, leg })));
      const [first] = legs;
      if (!first) notTried('the member has no bet on a fixture');
      const { fixtureId } = first.leg;
      const own = whole.filter((bet) => hasLegOn(bet, fixtureId));
      const listed = await readHistory(t, as, { eventId: fixtureId });
      t.same('getBets', `bets on ${fixtureId}`, idsOf(listed), idsOf(own));

      const day = dayInSeoul(first.leg.startsAt);
      const answer = t.want(await t.call('getBetsOnFixtures', { as, query: { day } }), 200);
      const ofDay = legs.flatMap(({ bet, leg }) =>
        bet.label >= 0 && dayInSeoul(leg.startsAt) === day ? leg.fixtureId : [],
      );
      const ids = answer.body.data.map((one) => one.fixtureId);
      t.same(answer, 'the fixtures', ids.toSorted(), [...new Set(ofDay)].toSorted());
      for (const one of answer.body.data) {
        const bets = whole.filter((bet) => bet.label >= 0 && hasLegOn(bet, one.fixtureId));
        const settled = bets.filter(({ status }) => status === 'settled');
        t.same(answer, `what there is on ${one.fixtureId}`, one, {
          fixtureId: one.fixtureId,
          bets: bets.length,
          open: bets.length - settled.length,
          stake: bets.reduce((sum, { stake }) => sum + stake, 0),
          payout: settled.reduce((sum, { payout }) => sum + (payout ?? 0), 0),
        });
      }
      const odd = await t.call('getBetsOnFixtures', { as, query: { day: day + 1 } });
      t.check(odd, 'VALIDATION', 'no midnight');
    },
  }),
  defineCase({
    id: 'bet/summary',
    what: 'the summary is the sum of the history, by label and by day',
    async run(t) {
      const as = await sessionOf(t, 'member');
      await someBets(t, as);
      await checkSummary(t, as);
    },
  }),
  defineCase({
    id: 'bet/seen',
    what: 'opening the history takes the unseen results to none, on the stream as well',
    async run(t) {
      const as = await sessionOf(t, 'member');
      t.check(await t.call('markResultsSeen', { as }), 204);
      const reader = await openReader(t, 'me', as);
      await reader.caughtUp();
      const [me] = reader.snapshots('me');
      t.same(
        'openStream',
        'unseen results',
        (me?.data as { unseenResults?: number })?.unseenResults,
        0,
      );
    },
  }),
];

/** Checks the summary of a member against the history: counts by label, sums of what is decided, days of Seoul. */
export async function checkSummary(t: CaseContext, as: Session): Promise<void> {
  const bets = await readHistory(t, as);
  const answer = t.want(await t.call('getBetSummary', { as }), 200);
  const { counts, stake, payout, days } = answer.body;
  const of = (label: number) => bets.filter((bet) => bet.label === label).length;
  const counted = {
    all: bets.length,
    open: of(0),
    lost: of(1),
    won: of(2),
    void: of(3),
    cancelled: of(-1),
  };
  t.same(answer, 'the counts of the history', counts, counted);
  const done = bets.filter(isDone);
  const stakes = done.reduce((sum, bet) => sum + bet.stake, 0);
  const payouts = done.reduce((sum, bet) => sum + (bet.payout ?? 0), 0);
  t.same(answer, 'the sums of the history', { stake, payout }, { stake: stakes, payout: payouts });
  const byDay = days.reduce(
    (sum, day) => ({ stake: sum.stake + day.stake, payout: sum.payout + day.payout }),
    {
      stake: 0,
      payout: 0,
    },
  );
  t.same(answer, 'the sums of its days', byDay, { stake: stakes, payout: payouts });
}

const netOf = ({ status, stake, payout }: Bet) =>
  status === 'refused' ? 0 : (payout ?? 0) - stake;

/** What a member would have without any bet, minor units: it does not change by bets, whatever becomes of them. */
export async function moneyWithoutBets(t: CaseContext, as: Session): Promise<number> {
  const bets = await readHistory(t, as);
  return (await moneyOf(t, as)) - bets.reduce((sum, bet) => sum + netOf(bet), 0);
}

/** Checks the money of a member against the history and the stream. */
export async function checkMoney(t: CaseContext, as: Session, withoutBets: number): Promise<void> {
  t.same(
    'getMember',
    'the money without stakes and pay-outs',
    await moneyWithoutBets(t, as),
    withoutBets,
  );
  const reader = await openReader(t, 'me', as);
  await reader.caughtUp();
  const [me] = reader.snapshots('me');
  const { emoney } = (me?.data ?? {}) as { emoney?: number };
  t.same('openStream', 'the money of the stream', emoney, await moneyOf(t, as));
  reader.stream.cut();
}
