import { checkSlip } from '#rules/slip.ts';
import { type Case, defineCase } from '../define-case.ts';
import { type CaseContext, notTried, type Schemas } from '../context.ts';
import type { Answer } from '../../site/call.ts';
import {
  type Bet,
  type Leg,
  limitsOf,
  liveOffers,
  type Offer,
  offersOf,
  pickOffers,
  place,
  type Slip,
  slipOf,
  upcoming,
} from '../offers.ts';
import { moneyOf, regular, SHARED, sessionOf } from '../people.ts';
import type { Session } from '../../site/site.ts';
import {
  decides,
  exclude,
  FIRST_GOAL,
  kindOfOffer,
  notQuoted,
  pairOf,
  pricesOf,
  quotedPair,
} from './joint.ts';
import { ruleSlip } from './placing.ts';

type Refusal = Schemas['Refusal'];

interface Setup {
  as: Session;
  limits: Schemas['BetLimits'];
  money: number;
}

async function setup(t: CaseContext): Promise<Setup> {
  const as = await sessionOf(t, 'member');
  const { prematch } = await limitsOf(t, as);
  return { as, limits: prematch, money: await moneyOf(t, as) };
}

const refusalsOf = (answer: Answer<Bet>): readonly Refusal[] =>
  ((answer.body as unknown as Schemas['Problem']).refusals ?? []) as Refusal[];

/** Fails unless the slip was refused for this reason among others, and nothing was charged. */
async function refused(t: CaseContext, { as, money }: Setup, slip: Slip, code: string) {
  const answer = await place(t, as, slip);
  if (!t.check(answer, 'BET_REFUSED', code)) return undefined;
  const refusals = refusalsOf(answer);
  const found = refusals.find((one) => one.code === code);
  t.holds(answer, found !== undefined, code, refusals);
  t.same('placeBet', `the money after ${code}`, await moneyOf(t, as), money);
  return { answer, found };
}

/** Fails unless the server refuses a slip for exactly what the rules refuse it for. */
async function refusedAsRules(
  t: CaseContext,
  made: Setup,
  offers: readonly Offer[],
  stake: number,
  bonus: 3 | 5 | null,
  code: string,
  sizes: number[] | null = null,
): Promise<void> {
  const { limits, money } = made;
  const slip = slipOf(offers, stake, { bonusFolders: bonus, ...(sizes && { system: { sizes } }) });
  const expected = checkSlip(ruleSlip(offers, bonus, sizes), { limits }, { stake, balance: money });
  const seen = await refused(t, made, slip, code);
  if (!seen) return;
  const shown = ({ code: name, limit, to }: { code: string; limit?: number; to?: number | null }) =>
    JSON.stringify({ name, limit, ...(to !== undefined && { to }) });
  const rules = expected.map((one) => shown({ ...one, limit: one.limit ?? one.folders }));
  const got = refusalsOf(seen.answer).map(shown);
  t.touch('slip check');
  if (bonus !== null) t.touch('slip bonus');
  if (sizes !== null) t.touch('systems refused');
  t.same(seen.answer, 'the refusals of the rules', [...got].sort(), [...rules].sort());
}

function withLeg(offer: Offer | undefined, change: Partial<Leg>): Offer[] {
  return offer ? [{ ...offer, leg: { ...offer.leg, ...change } }] : [];
}

/** By the code that a slip is refused for. */
const REFUSED: Readonly<Record<string, (t: CaseContext, made: Setup) => Promise<unknown>>> = {
  async STAKE_TOO_SMALL(t, made) {
    const offers = await pickOffers(t, 1);
    await refusedAsRules(t, made, offers, made.limits.minStake - 1, null, 'STAKE_TOO_SMALL');
  },
  async INSUFFICIENT_FUNDS(t, made) {
    if (!t.site.options.accounts.admin)
      notTried('a member without money needs the account "admin"');
    const session = await regular(t, SHARED);
    const poor = { ...made, as: session, money: 0, limits: (await limitsOf(t, session)).prematch };
    const offers = await pickOffers(t, 1);
    await refusedAsRules(t, poor, offers, poor.limits.minStake, null, 'INSUFFICIENT_FUNDS');
  },
  async TOO_MANY_LEGS(t, made) {
    const { maxLegs, minStake } = made.limits;
    const offers = await pickOffers(t, maxLegs + 1, { from: 101 });
    await refusedAsRules(t, made, offers, minStake, null, 'TOO_MANY_LEGS');
  },
  async SAME_FIXTURE_COMBINATION(t, made) {
    const [fixture] = (await upcoming(t)).filter((one) => one.markets.length > 1);
    if (!fixture) notTried('no fixture has two markets');
    const [one, ...more] = offersOf(fixture);
    const two = more.find(({ market }) => market.typeId !== one?.market.typeId);
    if (!one || !two) notTried('no fixture has two open markets');
    await refusedAsRules(
      t,
      made,
      [one, two],
      made.limits.minStake,
      null,
      'SAME_FIXTURE_COMBINATION',
    );
  },
  async DUPLICATE_MARKET(t, made) {
    const [offer] = await pickOffers(t, 1);
    const [one, two] = offer ? offersOf({ ...offer.fixture, markets: [offer.market] }) : [];
    if (!one || !two) notTried('no market has two open selections');
    await refusedAsRules(t, made, [one, two], made.limits.minStake, null, 'DUPLICATE_MARKET');
  },
  async MODE_LEG(t, made) {
    const offers = await pickOffers(t, 1);
    const { minStake } = made.limits;
    for (const mode of ['inplay', 'mini', 'virtual'] as const)
      await refused(t, made, slipOf(offers, minStake, { mode }), 'MODE_LEG');
  },
  async JOINT_KINDS(t, made) {
    const picks = await pairOf(t, (one, other) => kindOfOffer(one) === kindOfOffer(other));
    const slip = slipOf(picks, made.limits.minStake, { joint: pricesOf(picks) });
    await refused(t, made, slip, 'JOINT_KINDS');
    await notQuoted(t, picks, 'JOINT_KINDS');
  },
  async JOINT_PRICE(t, made) {
    const picks = await pairOf(t, (one, other) => kindOfOffer(one) !== kindOfOffer(other));
    await refused(t, made, slipOf(picks, made.limits.minStake, { joint: [] }), 'JOINT_PRICE');
  },
  async JOINT_IMPOSSIBLE(t, made) {
    for (const fits of [exclude, decides]) {
      const picks = await pairOf(t, fits);
      const slip = slipOf(picks, made.limits.minStake, { joint: pricesOf(picks) });
      await refused(t, made, slip, 'JOINT_IMPOSSIBLE');
      await notQuoted(t, picks, 'JOINT_IMPOSSIBLE');
    }
  },
  async JOINT_UNAVAILABLE(t, made) {
    const picks = await pairOf(
      t,
      (one, other) => one.market.typeId === FIRST_GOAL && kindOfOffer(one) !== kindOfOffer(other),
    );
    const slip = slipOf(picks, made.limits.minStake, { joint: pricesOf(picks) });
    await refused(t, made, slip, 'JOINT_UNAVAILABLE');
    await notQuoted(t, picks, 'JOINT_UNAVAILABLE');
  },
  async JOINT_BONUS(t, made) {
    const { picks, joint } = await quotedPair(t);
    const offers = [...picks, ...(await pickOffers(t, 1, { except: picks }))];
    const slip = slipOf(offers, made.limits.minStake, { joint, bonusFolders: 3 });
    await refused(t, made, slip, 'JOINT_BONUS');
  },
  async JOINT_SYSTEM(t, made) {
    const { picks, joint } = await quotedPair(t);
    const offers = [...picks, ...(await pickOffers(t, 1, { except: picks }))];
    const slip = slipOf(offers, 3 * made.limits.minStake, { joint, system: { sizes: [2] } });
    await refused(t, made, slip, 'JOINT_SYSTEM');
  },
  async BONUS_NEEDS_FOLDERS(t, made) {
    const offers = await pickOffers(t, 2);
    await refusedAsRules(t, made, offers, made.limits.minStake, 3, 'BONUS_NEEDS_FOLDERS');
  },
  async BONUS_LOW_ODDS(t, made) {
    const low = await pickOffers(t, 1, { from: 101, to: 130 });
    const offers = [...low, ...(await pickOffers(t, 2, { except: low }))];
    await refusedAsRules(t, made, offers, made.limits.minStake, 3, 'BONUS_LOW_ODDS');
  },
  async SYSTEM_SIZES(t, made) {
    const offers = await pickOffers(t, 3, { to: 200 });
    const stake = 3 * made.limits.minStake;
    for (const sizes of [[3], [4], [2, 2], [3, 2]])
      await refusedAsRules(t, made, offers, stake, null, 'SYSTEM_SIZES', sizes);
    await refusedAsRules(t, made, offers.slice(1), stake, null, 'SYSTEM_SIZES', [1]);
  },
  async SYSTEM_BONUS(t, made) {
    const offers = await pickOffers(t, 3, { from: 131, to: 200 });
    await refusedAsRules(t, made, offers, 3 * made.limits.minStake, 3, 'SYSTEM_BONUS', [2]);
  },
  async SYSTEM_STAKE(t, made) {
    const offers = await pickOffers(t, 3, { to: 200 });
    const stake = 3 * made.limits.minStake + 1;
    await refusedAsRules(t, made, offers, stake, null, 'SYSTEM_STAKE', [2]);
  },
  async TOTAL_ODDS_TOO_HIGH(t, made) {
    const offers = await pickOffers(t, 8, { from: 185 });
    await refusedAsRules(t, made, offers, made.limits.minStake, null, 'TOTAL_ODDS_TOO_HIGH');
  },
  async BONUS_IN_PLAY(t, made) {
    const live = (await liveOffers(t))[0]?.[0];
    const offers = [...(await pickOffers(t, 2)), ...(live ? [live] : [])];
    await refused(
      t,
      made,
      slipOf(offers, made.limits.minStake, { bonusFolders: 3 }),
      'BONUS_IN_PLAY',
    );
  },
  async ODDS_CHANGED(t, made) {
    const [offer] = await pickOffers(t, 1);
    const odds = offer?.leg.odds ?? 0;
    for (const [sent, oddsPolicy] of [
      [odds + 40, 'higher'],
      [odds - 1, 'none'],
    ] as const) {
      const slip = slipOf(withLeg(offer, { odds: sent }), made.limits.minStake, { oddsPolicy });
      const seen = await refused(t, made, slip, 'ODDS_CHANGED');
      const { from, to } = seen?.found ?? {};
      t.touch('odds policy');
      t.same(
        'placeBet',
        'the odds as sent and as they are',
        { from, to },
        { from: sent, to: odds },
      );
    }
  },
  async LINE_CHANGED(t, made) {
    const [offer] = await pickOffers(t, 1);
    const line = (offer?.leg.line ?? 0) + 100;
    const changed = withLeg(offer, { line });
    await refused(t, made, slipOf(changed, made.limits.minStake), 'LINE_CHANGED');
    const scored = withLeg(offer, { offerScore: { home: 9, away: 9 } });
    await refused(t, made, slipOf(scored, made.limits.minStake), 'LINE_CHANGED');
  },
  async SELECTION_NOT_FOUND(t, made) {
    const [offer] = await pickOffers(t, 1);
    const gone = withLeg(offer, { selectionId: 'nosuchfixture.1._.1' });
    await refused(t, made, slipOf(gone, made.limits.minStake), 'SELECTION_NOT_FOUND');
  },
  async FIXTURE_STARTED(t, made) {
    const [offer] = (await liveOffers(t))[0] ?? [];
    const early = withLeg(offer, { inPlay: false });
    await refused(t, made, slipOf(early, made.limits.minStake), 'FIXTURE_STARTED');
  },
};

export const refusalCases: readonly Case[] = [
  ...Object.entries(REFUSED).map(([code, run]) =>
    defineCase({
      id: `bet/refused-${code.toLowerCase().replaceAll('_', '-')}`,
      what: `a slip is refused for ${code}, and nothing is charged`,
      run: async (t) => void (await run(t, await setup(t))),
    }),
  ),
  defineCase({
    id: 'bet/blocked',
    what: 'a member who may not bet does not',
    needs: ['blocked'],
    async run(t) {
      const { minStake } = (await setup(t)).limits;
      const as = await sessionOf(t, 'blocked');
      t.check(await place(t, as, slipOf(await pickOffers(t, 1), minStake)), 'BETTING_BLOCKED');
    },
  }),
  defineCase({
    id: 'bet/refused-payout-too-large',
    what: 'a stake whose pay-out passes the cap is refused, with the highest that is taken',
    needs: ['rich'],
    async run(t) {
      const as = await sessionOf(t, 'rich');
      const { prematch } = await limitsOf(t, as);
      const rich: Setup = { as, limits: prematch, money: await moneyOf(t, as) };
      const high = await pickOffers(t, 4, { from: 185, to: 260 });
      await refusedAsRules(t, rich, high, prematch.maxStake, null, 'PAYOUT_TOO_LARGE');
    },
  }),
  defineCase({
    id: 'bet/refused-stake-too-large',
    what: 'a stake above the highest is refused, and so is the rest above it on the same picks',
    needs: ['rich'],
    async run(t) {
      const as = await sessionOf(t, 'rich');
      const { prematch } = await limitsOf(t, as);
      const { maxStake, minStake } = prematch;
      const rich: Setup = { as, limits: prematch, money: await moneyOf(t, as) };
      if (rich.money < maxStake + minStake)
        notTried('the account "rich" has less than its highest stake twice');
      const low = await pickOffers(t, 1, { to: 200 });
      await refusedAsRules(t, rich, low, maxStake + 1, null, 'STAKE_TOO_LARGE');
      t.want(await place(t, as, slipOf(low, maxStake)), 201, 'the highest stake');
      const left = { ...rich, money: await moneyOf(t, as) };
      const seen = await refused(t, left, slipOf(low, minStake), 'COMBINATION_LIMIT');
      const { limit, to } = seen?.found ?? {};
      t.same('placeBet', 'what is left of it', { limit, to }, { limit: maxStake, to: 0 });
    },
  }),
];
