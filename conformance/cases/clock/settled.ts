import { isFinished } from '#rules/fixture-status.ts';
import { isDecided, type LegResult } from '#rules/leg-result.ts';
import { settleSelection } from '#rules/settle.ts';
import { settleSlip } from '#rules/slip-settle.ts';
import { sportOf } from '#rules/sports.ts';
import type { Session } from '../../site/site.ts';
import { type CaseContext, notTried, type Schemas } from '../context.ts';
import { type Bet, fixtureLegs, limitsOf, offersOf, place, slipOf } from '../offers.ts';
import { sessionOf } from '../people.ts';
import { checkMatchResult, type SeenLeg } from './match-results.ts';
import { moveBy } from './time.ts';

export type Scores = Schemas['FixtureDetail']['scores'];

const MINUTE = 60_000;
const MOST_WAITS = 36;
const MOST_BETS = 24;
const HALF_AND_FULL = 4;

/** Singles on as many markets of a fixture as a run can afford. */
export async function placeSingles(
  t: CaseContext,
  as: Session,
  fixtureId: string,
  most = MOST_BETS,
): Promise<Bet[]> {
  const { body } = await t.call('getFixture', { path: { fixtureId } });
  const { minStake } = (await limitsOf(t, as)).prematch;
  const byMarket = Map.groupBy(offersOf(body.data.fixture), ({ market }) => market.typeId);
  const chosen = [...byMarket.values()].flatMap((offers, at) => offers[at % offers.length] ?? []);
  const bets: Bet[] = [];
  for (const [at, offer] of chosen.slice(0, most).entries()) {
    const placed = await place(t, as, slipOf([offer], minStake + at));
    if (t.check(placed, 201)) bets.push(placed.body);
  }
  return bets;
}

/** Moves on, five minutes a step, until a fixture has finished; false where it does not, as one that is put off or stopped. */
export async function finishes(t: CaseContext, fixtureId: string): Promise<boolean> {
  for (let waited = 0; waited < MOST_WAITS; waited += 1) {
    const { body } = await t.call('getFixture', { path: { fixtureId } });
    if (isFinished(body.data.fixture.status)) return true;
    await moveBy(t, 5 * MINUTE);
  }
  return false;
}

export async function untilFinished(t: CaseContext, fixtureId: string): Promise<void> {
  if (await finishes(t, fixtureId)) return;
  notTried(`fixture ${fixtureId} has not finished ${MOST_WAITS * 5} minutes after its time`);
}

/** Checks a settled bet against the rules by the results of its own legs, to the won. */
export function checkPayout(
  t: CaseContext,
  bet: Bet,
  about: Parameters<CaseContext['same']>[0],
): void {
  const { id, stake, bonusFolders, status, payout, label } = bet;
  const legs = bet.legs.map(({ odds, result }) => ({ odds, result: result as LegResult }));
  const { stake: cashed, amount } = bet.cashOut ?? { stake: 0, amount: 0 };
  // All of it: what it paid hangs on no result.
  if (cashed === stake) {
    t.same(about, `the cashed out bet ${id}`, payout, amount);
    return;
  }
  const rest = settleSlip({ stake: stake - cashed, legs, bonusFolders });
  const paid = rest.payout + amount;
  const rule = cashed === 0 ? rest : { ...rest, payout: paid, label: paid < stake ? 1 : 2 };
  t.holds(about, rule.final, `a result of every leg of ${id}`, legs);
  if (!rule.final) return;
  t.touch(legs.length > 1 ? 'multiples cases' : 'settlement cases');
  const settled = { status: 'settled', payout: rule.payout, label: rule.label };
  t.same(about, `the settled bet ${id}`, { status, payout, label }, settled);
  t.holds(about, bet.version > 0, `a version of ${id} above 0`, bet.version);
}

/** A match that bets were settled by. */
export type Played = Pick<Schemas['Fixture'], 'id' | 'sport'>;

/** Checks what decided a leg beside the score against the scores of its match, where they tell it. */
function checkFacts(
  t: CaseContext,
  { typeId, selectionId, result, facts }: Schemas['FixtureLeg'],
  { sport, scores }: { sport: Played['sport']; scores: Scores },
): void {
  const isOpen = !isDecided(result as LegResult);
  if (isOpen) t.same('getBet', `facts of the open ${selectionId}`, facts, undefined);
  if (isOpen || sport !== 'football' || typeId !== HALF_AND_FULL) return;
  t.same('getBet', `the first half of ${selectionId}`, facts?.firstHalf, scores['10']);
}

/** Checks bets with a leg on one match, and what everyone sees of it, against its scores. */
export async function checkSettled(
  t: CaseContext,
  as: Session,
  { bets, fixture, scores }: { bets: readonly Bet[]; fixture: Played; scores: Scores },
): Promise<void> {
  const { id: fixtureId, sport } = fixture;
  const finishedParts = sportOf(sport).codes.map(String);
  const known = { sport, scores, finishedParts, finished: true };
  const seen: SeenLeg[] = [];
  for (const { id } of bets) {
    const read = t.want(await t.call('getBet', { as, path: { betId: id } }), 200);
    const legs = fixtureLegs(read.body.legs).filter((leg) => leg.fixtureId === fixtureId);
    t.same(read, `legs of ${id} on ${fixtureId}`, legs.length, 1);
    seen.push(...legs);
    for (const leg of legs) {
      const { typeId, outcome, line, offerScore, selectionId, result } = leg;
      checkFacts(t, leg, { sport, scores });
      const rule = settleSelection({ ...known, typeId, outcome, line, offerScore });
      // Who scored first is in no score.
      if (!isDecided(rule)) continue;
      t.touch('settlement cases');
      t.same(read, `the result of ${selectionId} at ${JSON.stringify(scores)}`, result, rule);
    }
    checkPayout(t, read.body, read);
  }
  await checkMatchResult(t, { fixture, scores, legs: seen });
}

/** Corrects the scores of a match, as an admin. */
export async function correctScores(t: CaseContext, fixtureId: string, scores: Scores) {
  const as = await sessionOf(t, 'admin');
  const body = { scores, reason: '기록 정정' };
  return t.call('correctResult', { as, path: { fixtureId }, body });
}

/** The scores of a match by part, as the site shows them. */
export async function readScores(t: CaseContext, fixtureId: string): Promise<Scores> {
  const read = t.want(await t.call('getFixture', { path: { fixtureId } }), 200);
  return read.body.data.scores;
}

/** The scores of the parts that the match had with its sides exchanged: each is one the sport may end with. */
export function withSidesTurned(scores: Scores): Scores {
  return Object.fromEntries(
    Object.entries(scores)
      .filter(([part]) => /^\d+$/.test(part))
      .map(([part, { home, away }]) => [part, { home: away, away: home }]),
  );
}
