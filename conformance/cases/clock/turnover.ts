import { isOpen } from '#rules/market-status.ts';
import { type TurnoverBet, turnoverProgress, type TurnoverRequirement } from '#rules/turnover.ts';
import type { Session } from '../../site/site.ts';
import { type CaseContext, notTried } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { readHistory } from '../bet/history.ts';
import { decide, openDeposit, staffOf } from '../money/desk.ts';
import {
  fixtureLegs,
  type Bet,
  type Fixture,
  limitsOf,
  type Offer,
  offersOf,
  place,
  slipOf,
  upcoming,
} from '../offers.ts';
import { logIn, newcomer } from '../people.ts';
import { correctScores, readScores, untilFinished, withSidesTurned } from './settled.ts';
import { MINUTE, moveTo } from './time.ts';

const AMOUNT = 500_000;
const MATCH_MS = 100 * MINUTE;
const LOW = 130;

/** Three football matches that begin soon and have a pick above 1.30. */
async function nextMatches(t: CaseContext): Promise<Fixture[]> {
  const matches = (await upcoming(t, MINUTE)).filter(
    (fixture) => fixture.sport === 'football' && highOffers(fixture).length > 1,
  );
  if (matches.length < 3) notTried('fewer than three football matches begin soon');
  return matches.slice(0, 3);
}

const highOffers = (fixture: Fixture) => offersOf(fixture).filter(({ leg }) => leg.odds > LOW);

/** Both outcomes of a market that has two: neither counts. */
function opposed(fixture: Fixture, except: Offer | undefined): Offer[] {
  const byMarket = Map.groupBy(highOffers(fixture), ({ market }) => market.id);
  byMarket.delete(except?.market.id ?? '');
  const both = [...byMarket.values()].find(
    (offers) => offers.length === 2 && offers[0]?.market.selections.length === 2,
  );
  return both ?? [];
}

/** What turnover sees of the settled bets of a member, by the markets that their picks are of. */
function seenByTurnover(
  bets: readonly Bet[],
  marketOf: ReadonlyMap<string, string>,
): TurnoverBet[] {
  const picks = bets.flatMap(({ legs }) => fixtureLegs(legs).map(({ selectionId }) => selectionId));
  const isOpposed = (selectionId: string) =>
    picks.some(
      (other) => other !== selectionId && marketOf.get(other) === marketOf.get(selectionId),
    );
  return bets
    .filter(({ status }) => status === 'settled')
    .map(({ type, stake, placedAt, legs }) => ({
      type,
      stake,
      placedAt,
      legs: fixtureLegs(legs).map(({ odds, result, selectionId }) => ({
        odds,
        result,
        isOpposed: isOpposed(selectionId),
      })),
    }));
}

/** Checks what is done of the turnover against the rules, by the bets as they are now; returns it. */
async function checkDone(
  t: CaseContext,
  as: Session,
  {
    when,
    required,
    marketOf,
  }: {
    when: string;
    required: TurnoverRequirement;
    marketOf: ReadonlyMap<string, string>;
  },
): Promise<number> {
  const bets = seenByTurnover(await readHistory(t, as), marketOf);
  const terms = t.want(await t.call('getWithdrawalTerms', { as }), 200);
  const { required: whole, done, rest } = turnoverProgress([required], bets);
  for (const _ of bets) t.touch('turnover counted');
  t.touch('turnover progress');
  const turnover = { required: whole, done, rest, held: [] };
  t.same(terms, `the turnover ${when}`, terms.body.turnover, turnover);
  return done;
}

export const turnoverCases: readonly Case[] = [
  defineCase({
    id: 'turnover/settled',
    what: 'settled bets count for the turnover by their kind, odds and results, and again after a correction and a void',
    needs: ['manualClock', 'admin', 'manager'],
    phase: 'switches',
    async run(t) {
      const { session: first, credentials } = await newcomer(t);
      const { admin } = await staffOf(t);
      const { deposited, request } = await openDeposit(t, first, AMOUNT);
      t.want(await decide(t, admin, request, 'approve'), 200);
      const required = { required: deposited.turnover, openedAt: deposited.createdAt };

      const matches = await nextMatches(t);
      const [one, two, three] = matches.map((fixture) => highOffers(fixture)[0]);
      const [played] = matches;
      if (!one || !two || !three || !played) notTried('fewer than three picks above 1.30');
      const pair = opposed(matches[1] ?? played, two);
      const low = matches.flatMap(offersOf).find(({ leg }) => leg.odds <= LOW);
      const { minStake } = (await limitsOf(t, first)).prematch;
      const slips = [[one], [two, three], ...pair.map((offer) => [offer]), ...(low ? [[low]] : [])];
      for (const [at, offers] of slips.entries())
        t.want(await place(t, first, slipOf(offers, minStake + at)), 201);
      const offered = [...slips.flat()];
      const marketOf = () =>
        new Map(offered.map(({ leg, market }) => [leg.selectionId, market.id]));
      t.same(
        'getWithdrawalTerms',
        'what open bets count',
        await checkDone(t, first, { when: 'of open bets', required, marketOf: marketOf() }),
        0,
      );

      await moveTo(t, played.startsAt + 5 * MINUTE);
      const live = t.want(await t.call('getFixture', { path: { fixtureId: played.id } }), 200);
      const inPlay = offersOf(live.body.data.fixture).find(
        ({ leg, market }) => leg.inPlay && isOpen(market.status) && leg.odds > LOW,
      );
      if (inPlay) {
        const { minStake: least } = (await limitsOf(t, first)).inPlay;
        await place(t, first, slipOf([inPlay], least));
        offered.push(inPlay);
      }
      await moveTo(t, Math.max(...matches.map(({ startsAt }) => startsAt)) + MATCH_MS);
      for (const { id } of matches) await untilFinished(t, id);
      const as = await logIn(t, 'a new member', credentials);
      const all = { required, marketOf: marketOf() };
      const done = await checkDone(t, as, { ...all, when: 'of settled bets' });
      t.holds('getWithdrawalTerms', done > 0, 'bets that count', done);
      const turned = withSidesTurned(await readScores(t, played.id));
      t.want(await correctScores(t, played.id, turned), 200);
      await checkDone(t, as, { ...all, when: 'after a correction' });
      const voided = await t.call('voidFixture', {
        as: (await staffOf(t)).admin,
        path: { fixtureId: played.id },
        body: { reason: '홈과 원정이 바뀐 경기' },
      });
      t.want(voided, 200);
      const left = await checkDone(t, as, { ...all, when: 'after a void' });
      t.holds('getWithdrawalTerms', left < done, `less than ${done} of a void match`, left);
    },
  }),
];
