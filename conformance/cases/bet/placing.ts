import { cancelUntil } from '#rules/cancel.ts';
import type { FixtureStatus } from '#rules/fixture-status.ts';
import { slipTotals } from '#rules/slip.ts';
import { systemCount } from '#rules/system.ts';
import { type Case, defineCase } from '../define-case.ts';
import type { CaseContext } from '../context.ts';
import {
  type Bet,
  fixtureLegs,
  limitsOf,
  newKey,
  type Offer,
  pickOffers,
  place,
  slipOf,
} from '../offers.ts';
import { moneyOf, sessionOf } from '../people.ts';
import { openReader } from '../stream/reader.ts';

/** A slip as `rules/` reckons it. */
export function ruleSlip(
  offers: readonly Offer[],
  bonus: number | null,
  sizes: readonly number[] | null = null,
) {
  const legs = offers.map(({ fixture, market, leg }) => ({
    selectionId: leg.selectionId,
    odds: leg.odds,
    line: leg.line,
    inPlay: leg.inPlay,
    fixtureId: fixture.id,
    marketId: market.id,
    typeId: market.typeId,
  }));
  return { legs, bonus, sizes };
}

async function placesSystem(t: CaseContext): Promise<void> {
  const as = await sessionOf(t, 'member');
  const offers = await pickOffers(t, 3, { to: 200 });
  const { prematch } = await limitsOf(t, as);
  const sizes = [2, 3];
  const lines = systemCount(offers.length, sizes);
  const stake = lines * (Math.ceil(prematch.minStake / lines) + 1);
  const before = await moneyOf(t, as);
  const placed = t.want(await place(t, as, slipOf(offers, stake, { system: { sizes } })), 201);
  const { system, totalOdds, potentialPayout } = placed.body;
  const { payout, totalOdds: mean } = slipTotals(ruleSlip(offers, null, sizes), stake);
  t.touch('systems cases');
  t.same(placed, 'its lines', system, { sizes, lines, lineStake: stake / lines });
  t.same(placed, 'the mean of its lines', totalOdds, mean);
  t.same(placed, 'the sum of its lines', potentialPayout, payout);
  t.same('getMember', 'the money: before − stake', await moneyOf(t, as), before - stake);
}

/** The bet without what time changes. */
const lasting = ({ legs, ...bet }: Bet) => ({ ...bet, legs: legs.length });

async function placesAndCharges(
  t: CaseContext,
  account: 'member' | 'coin',
  folders: number,
  bonus: 3 | 5 | 7 | 9 | null,
): Promise<void> {
  const as = await sessionOf(t, account);
  const offers = await pickOffers(t, folders, { to: bonus === null ? 200 : 160 });
  const { prematch, currency } = await limitsOf(t, as);
  // Not a round sum, so that what is rounded shows.
  const stake = prematch.minStake + 7;
  const before = await moneyOf(t, as);
  const reader = await openReader(t, 'me', as);
  await reader.caughtUp();
  const key = newKey();
  const placed = await place(t, as, slipOf(offers, stake, { bonusFolders: bonus }), key);
  t.want(placed, 201);
  const bet = placed.body;
  const { totalOdds, bonusFactor, payout } = slipTotals(ruleSlip(offers, bonus), stake);
  const { totalOdds: total, bonusFactor: factor, potentialPayout } = bet;
  const rules = { total: totalOdds, factor: bonusFactor, potentialPayout: payout };
  t.touch('odds total');
  if (bonus !== null) t.touch('slip bonus');
  t.same(placed, 'the odds and pay-out of the rules', { total, factor, potentialPayout }, rules);
  const { status, label, stake: taken, currency: own, key: used, payout: paid } = bet;
  const fresh = {
    status: 'accepted',
    label: 0,
    taken: stake,
    own: currency,
    used: key,
    paid: null,
  };
  t.same(placed, 'an accepted bet', { status, label, taken, own, used, paid }, fresh);
  const matches = offers.map(({ fixture }) => ({
    startsAt: fixture.startsAt,
    status: fixture.status as FixtureStatus,
  }));
  const until = cancelUntil(bet.placedAt, matches);
  t.touch('cancel cases');
  t.same(placed, 'cancelUntil of the rules', bet.cancelUntil, until);
  const sent = offers.map(({ leg }) => leg.selectionId);
  t.same(
    placed,
    'its legs',
    fixtureLegs(bet.legs).map((leg) => leg.selectionId),
    sent,
  );

  t.same('getMember', 'the money: before − stake', await moneyOf(t, as), before - stake);
  const isPublished = () =>
    reader.changes('me').some((one) => one.kind === 'balance' && one.emoney === before - stake);
  await reader.until(`the balance ${before - stake} on the stream`, isPublished);
  const shown = () =>
    reader.changes('me').some((one) => one.kind === 'bet' && one.bet.id === bet.id);
  await reader.until(`bet ${bet.id} on the stream`, shown);

  const read = t.want(await t.call('getBet', { as, path: { betId: bet.id } }), 200);
  t.same(read, 'the bet as it was answered', lasting(read.body), lasting(bet));
  const byKey = await t.call('getBetByKey', { as, path: { key } });
  t.same(byKey, 'the bet of its key', byKey.body?.bet?.id, bet.id);
  const listed = await t.call('getBets', { as, query: { limit: 100 } });
  const isListed = listed.body?.data.some(({ id }) => id === bet.id);
  t.same(listed, 'whether it is among the newest bets', isListed, true);
}

export const placingCases: readonly Case[] = [
  defineCase({
    id: 'bet/single',
    what: 'a single is accepted at its odds, charged once, and the same wherever it is read',
    run: (t) => placesAndCharges(t, 'member', 1, null),
  }),
  defineCase({
    id: 'bet/multiple',
    what: 'the odds of a multiple are the product of its legs, truncated once',
    run: (t) => placesAndCharges(t, 'member', 4, null),
  }),
  defineCase({
    id: 'bet/system',
    what: 'a system is the sum of its lines, for one stake',
    run: placesSystem,
  }),
  ...([3, 5, 7, 9] as const).map((folders) =>
    defineCase({
      id: `bet/bonus-${folders}`,
      what: `the bonus pick of ${folders} folders raises the odds of the slip by its factor`,
      run: (t) => placesAndCharges(t, 'member', folders, folders),
    }),
  ),
  defineCase({
    id: 'bet/coin',
    what: 'a coin member bets cents',
    needs: ['coin'],
    run: (t) => placesAndCharges(t, 'coin', 2, null),
  }),
  defineCase({
    id: 'bet/others',
    what: 'a bet is read and cancelled by its own member only',
    needs: ['other'],
    async run(t) {
      const [mine, theirs] = [await sessionOf(t, 'member'), await sessionOf(t, 'other')];
      const [offer] = await pickOffers(t, 1);
      const { prematch } = await limitsOf(t, mine);
      const key = newKey();
      const placed = await place(t, mine, slipOf(offer ? [offer] : [], prematch.minStake), key);
      t.want(placed, 201);
      const path = { betId: placed.body.id };
      t.check(await t.call('getBet', { as: theirs, path }), 'NOT_FOUND', 'another member');
      t.check(await t.call('cancelBet', { as: theirs, path }), 'NOT_FOUND', 'another member');
      t.check(
        await t.call('getBetByKey', { as: theirs, path: { key } }),
        'NOT_FOUND',
        'another member',
      );
      const listed = await t.call('getBets', { as: theirs, query: { limit: 100 } });
      const isThere = listed.body?.data.some(({ id }) => id === placed.body.id);
      t.same(listed, 'whether another member’s bet is listed', isThere, false);
      t.check(await t.call('getBet', { as: mine, path: { betId: 'bet_of_nobody' } }), 'NOT_FOUND');
    },
  }),
  defineCase({
    id: 'bet/policy',
    what: 'the odds policy of a member is remembered',
    async run(t) {
      const as = await sessionOf(t, 'member');
      for (const oddsPolicy of ['none', 'any', 'higher'] as const) {
        t.check(await t.call('setOddsPolicy', { as, body: { oddsPolicy } }), 204);
        t.same('getBetSetting', 'oddsPolicy', (await limitsOf(t, as)).oddsPolicy, oddsPolicy);
      }
    },
  }),
];
