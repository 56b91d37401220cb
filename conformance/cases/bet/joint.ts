import { FACTOR_UNIT, jointOdds } from '#rules/joint.ts';
import { kindOf, type MarketKind } from '#rules/markets/market-kinds.ts';
import { marketType } from '#rules/markets/market-types.ts';
import type { Answer } from '../../site/call.ts';
import { type Case, defineCase } from '../define-case.ts';
import { type CaseContext, notTried, type Schemas } from '../context.ts';
import { limitsOf, type Offer, offersOf, place, slipOf, upcoming } from '../offers.ts';
import { moneyOf, sessionOf } from '../people.ts';

/** Who scores first, of which no score tells. */
export const FIRST_GOAL = 16;
const WINNER = 1;
const TOTAL = 2;
const FIXTURES = 12;

/** What the European slip compares two picks of a fixture by. */
export function kindOfOffer({ market }: Offer): MarketKind {
  return kindOf(marketType(market.typeId)?.family ?? '');
}

const outcomeOf = ({ market, leg }: Offer) =>
  market.selections.find(({ id }) => id === leg.selectionId)?.outcome;

/** A draw, and the side that would win by any handicap of less than nothing. */
export function exclude(one: Offer, other: Offer): boolean {
  const { typeId, line } = other.market;
  const isDraw = one.market.typeId === WINNER && outcomeOf(one) === 'X';
  return isDraw && typeId === 3 && line !== null && line <= -50 && outcomeOf(other) === '1';
}

/** A win, and the handicap of less than nothing that only a win brings. */
export function decides(one: Offer, other: Offer): boolean {
  const { typeId, line } = other.market;
  const isWin = one.market.typeId === WINNER && outcomeOf(one) === '1';
  return isWin && typeId === 3 && line !== null && line <= -50 && outcomeOf(other) === '1';
}

/** Two open picks of an upcoming football match and of different market types that fit. */
export async function pairOf(
  t: CaseContext,
  fits: (one: Offer, other: Offer) => boolean,
): Promise<Offer[]> {
  const matches = (await upcoming(t)).filter(({ sport }) => sport === 'football');
  for (const { id } of matches.slice(0, FIXTURES)) {
    const answer = t.want(await t.call('getFixture', { path: { fixtureId: id } }), 200);
    const offers = offersOf(answer.body.data.fixture);
    for (const one of offers) {
      const other = offers.find(
        (second) => second.market.typeId !== one.market.typeId && fits(one, second),
      );
      if (other) return [one, other];
    }
  }
  return notTried('no football match has two such picks');
}

/** A price that nobody has quoted. */
export function pricesOf(picks: readonly Offer[]): Schemas['FixturePrice'][] {
  return picks.slice(0, 1).map(({ fixture }) => ({ fixtureId: fixture.id, odds: 250 }));
}

function quote(t: CaseContext, picks: readonly Offer[]) {
  return t.call('getJointPrice', { body: { legs: picks.map(({ leg }) => leg) } });
}

/** Fails unless the price of picks is refused for this reason. */
export async function notQuoted(
  t: CaseContext,
  picks: readonly Offer[],
  code: Schemas['RefusalCode'],
): Promise<void> {
  const answer = await quote(t, picks);
  if (!t.check(answer, 'BET_REFUSED', code)) return;
  const { refusals = [] } = answer.body as unknown as Schemas['Problem'];
  const found = refusals.some((one) => one.code === code);
  t.holds(answer as Answer<unknown>, found, code, refusals);
}

/** A win brings one goal by itself. */
const TWO_GOALS = 150;

const isWinAndOver = (one: Offer, other: Offer) =>
  one.market.typeId === WINNER &&
  outcomeOf(one) === '1' &&
  other.market.typeId === TOTAL &&
  outcomeOf(other) === 'Over' &&
  (other.market.line ?? 0) >= TWO_GOALS;

/** A win and many goals of one match, at the price that the server gives. */
export async function quotedPair(
  t: CaseContext,
): Promise<{ picks: Offer[]; joint: Schemas['FixturePrice'][]; factor: number; version: string }> {
  const picks = await pairOf(t, isWinAndOver);
  const answer = t.want(await quote(t, picks), 200, 'the price of a win and many goals');
  const { fixtureId, odds, factor, version } = answer.body;
  return { picks, joint: [{ fixtureId, odds }], factor, version };
}

export const jointCases: readonly Case[] = [
  defineCase({
    id: 'bet/joint-price',
    what: 'two picks of a match are quoted as their product times a factor, and taken at the quote',
    async run(t) {
      const as = await sessionOf(t, 'member');
      const { minStake } = (await limitsOf(t, as)).prematch;
      const { picks, joint, factor, version } = await quotedPair(t);
      const odds = joint[0]?.odds ?? 0;
      const own = picks.map(({ leg }) => leg.odds);
      t.same(
        'getJointPrice',
        'the product of the odds times the factor',
        odds,
        jointOdds(own, factor),
      );
      t.same('getJointPrice', 'a factor below 1 of what goes together', factor < FACTOR_UNIT, true);
      const money = await moneyOf(t, as);
      const placed = await place(t, as, slipOf(picks, minStake, { joint }));
      t.want(placed, 201, 'a bet at the joint price');
      const { totalOdds, potentialPayout } = placed.body;
      const expected = { totalOdds: odds, payout: Math.floor((minStake * odds) / 100) };
      t.same(placed, 'what it pays by', { totalOdds, payout: potentialPayout }, expected);
      const price = { legs: [0, 1], odds, factors: [{ legs: [0, 1], factor }] };
      t.same(placed, 'its price', placed.body.joint, [price]);
      t.same('placeBet', 'the money after it', await moneyOf(t, as), money - minStake);
      const order = t.want(await quote(t, picks.toReversed()), 200, 'the price in the other order');
      const { odds: turned, version: sameVersion } = order.body;
      t.same('getJointPrice', 'the price in the other order', turned, odds);
      t.same('getJointPrice', 'the version in the other order', sameVersion, version);
    },
  }),
];
