import { isFinished } from '#rules/fixture-status.ts';
import { isDecided, type LegResult } from '#rules/leg-result.ts';
import { settleSelection } from '#rules/settle.ts';
import { settleSlip } from '#rules/slip-settle.ts';
import { sportOf } from '#rules/sports.ts';
import type { Session } from '../../site/site.ts';
import { type CaseContext, notTried, type Schemas } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { checkMoney, checkSummary, moneyWithoutBets, readHistory } from '../bet/history.ts';
import { type Bet, type Fixture, limitsOf, offersOf, place, slipOf, upcoming } from '../offers.ts';
import { sessionOf } from '../people.ts';
import { openReader } from '../stream/reader.ts';
import { moveBy, moveTo } from './time.ts';

type Scores = Schemas['FixtureDetail']['scores'];

const MINUTE = 60_000;
const MATCH_MS = 100 * MINUTE;
const MOST_WAITS = 12;
const MOST_BETS = 24;
/** Results by period: a first half, a second half, full time. Between them every kind of market changes its winner. */
const RESULTS: readonly (readonly [home: number, away: number])[][] = [
  [
    [1, 0],
    [1, 1],
    [2, 1],
  ],
  [
    [0, 0],
    [0, 0],
    [0, 0],
  ],
  [
    [0, 2],
    [1, 3],
    [1, 5],
  ],
];
const PARTS = ['10', '20', '100'];

function scoresOf(result: (typeof RESULTS)[number]): Scores {
  return Object.fromEntries(result.map(([home, away], at) => [PARTS[at] ?? '', { home, away }]));
}

/** Singles on as many markets of a fixture as a run can afford. */
async function placeSingles(t: CaseContext, as: Session, fixtureId: string): Promise<Bet[]> {
  const { body } = await t.call('getFixture', { path: { fixtureId } });
  const { minStake } = (await limitsOf(t, as)).prematch;
  const byMarket = Map.groupBy(offersOf(body.data.fixture), ({ market }) => market.typeId);
  const chosen = [...byMarket.values()].flatMap((offers, at) => offers[at % offers.length] ?? []);
  const bets: Bet[] = [];
  for (const [at, offer] of chosen.slice(0, MOST_BETS).entries()) {
    const placed = await place(t, as, slipOf([offer], minStake + at));
    if (t.check(placed, 201)) bets.push(placed.body);
  }
  return bets;
}

async function untilFinished(t: CaseContext, fixtureId: string): Promise<void> {
  for (let waited = 0; waited < MOST_WAITS; waited += 1) {
    const { body } = await t.call('getFixture', { path: { fixtureId } });
    if (isFinished(body.data.fixture.status)) return;
    await moveBy(t, 5 * MINUTE);
  }
  notTried(`fixture ${fixtureId} has not finished ${MOST_WAITS * 5} minutes after its time`);
}

/** Holds a settled bet against the rules by the results of its own legs, to the won. */
function checkPayout(t: CaseContext, bet: Bet, about: Parameters<CaseContext['same']>[0]): void {
  const { id, stake, bonusFolders, status, payout, label } = bet;
  const legs = bet.legs.map(({ odds, result }) => ({ odds, result: result as LegResult }));
  const rule = settleSlip({ stake, legs, bonusFolders });
  if (!rule.final) return;
  const settled = { status: 'settled', payout: rule.payout, label: rule.label };
  t.same(about, `the settled bet ${id}`, { status, payout, label }, settled);
  t.holds(about, bet.version > 0, `a version of ${id} above 0`, bet.version);
}

/** Holds singles of one football match against its scores, leg by leg. */
async function checkSettled(
  t: CaseContext,
  as: Session,
  bets: readonly Bet[],
  scores: Scores,
): Promise<void> {
  const { codes } = sportOf('football');
  for (const { id } of bets) {
    const read = await t.call('getBet', { as, path: { betId: id } });
    t.want(read, 200);
    const [leg] = read.body.legs;
    if (leg?.kind !== 'fixture_selection') continue;
    const { typeId, outcome, line, offerScore, selectionId } = leg;
    const known = { typeId, outcome, line, offerScore, sport: 'football' as const, scores };
    const result = settleSelection({ ...known, finishedParts: codes.map(String), finished: true });
    // Who scored first is in no score.
    if (isDecided(result))
      t.same(read, `the result of ${selectionId} at ${JSON.stringify(scores)}`, leg.result, result);
    checkPayout(t, read.body, read);
  }
}

/** Holds every settled bet of a member against the rules. */
async function checkHistory(t: CaseContext, as: Session): Promise<void> {
  for (const bet of await readHistory(t, as))
    if (bet.status === 'settled') checkPayout(t, bet, 'getBets');
}

/** Three folders with the bonus pick on matches that end with the first, where there are such. */
async function placeMultiple(
  t: CaseContext,
  as: Session,
  fixtures: readonly Fixture[],
): Promise<void> {
  const offers = fixtures.flatMap(
    (fixture) => offersOf(fixture).find(({ leg }) => leg.odds > 130 && leg.odds < 200) ?? [],
  );
  const { minStake } = (await limitsOf(t, as)).prematch;
  if (offers.length < 3) return;
  const slip = slipOf(offers.slice(0, 3), minStake + 3, { bonusFolders: 3 });
  t.check(await place(t, as, slip), 201);
}

export const settlementCases: readonly Case[] = [
  defineCase({
    id: 'settle/result',
    what: 'bets are settled by the rules, settled again when a result is corrected, and paid to the won',
    needs: ['manualClock', 'other'],
    phase: 'switches',
    async run(t) {
      const as = await sessionOf(t, 'other');
      const matches = (await upcoming(t, MINUTE)).filter(({ sport }) => sport === 'football');
      const [fixture] = matches;
      if (!fixture) notTried('no football match is on the boards');
      const path = { fixtureId: fixture.id };
      const admin = () => sessionOf(t, 'admin');
      const correct = async (fixtureId: string, scores: Scores) =>
        t.call('correctResult', {
          as: await admin(),
          path: { fixtureId },
          body: { scores, reason: '기록 정정' },
        });
      const [first] = RESULTS.map(scoresOf);
      t.check(await correct(fixture.id, first ?? {}), 'INVALID_STATE', 'before its end');
      t.check(await correct('nosuchfixture', first ?? {}), 'NOT_FOUND');

      const before = await moneyWithoutBets(t, as);
      const bets = await placeSingles(t, as, fixture.id);
      await placeMultiple(t, as, matches.slice(1));
      await moveTo(t, fixture.startsAt + MATCH_MS);
      await untilFinished(t, fixture.id);
      const { body } = await t.call('getFixture', { path });
      const member = await sessionOf(t, 'other');
      await checkSettled(t, member, bets, body.data.scores);
      await checkMoney(t, member, before);
      await checkSummary(t, member);
      await checkHistory(t, member);

      for (const result of RESULTS) {
        const scores = { ...body.data.scores, ...scoresOf(result) };
        const answer = await correct(fixture.id, scoresOf(result));
        t.want(answer, 200);
        await checkSettled(t, member, bets, scores);
        await checkMoney(t, member, before);
      }
      await checkSummary(t, member);
      const [bet] = bets;
      if (bet)
        t.check(
          await t.call('cancelBet', { as: member, path: { betId: bet.id } }),
          'INVALID_STATE',
        );
      const reader = await openReader(t, 'me', member);
      await reader.caughtUp();
      const me = reader.snapshots('me')[0]?.data as Partial<Schemas['MeState']> | undefined;
      t.holds(
        'openStream',
        (me?.unseenResults ?? 0) >= bets.length,
        `${bets.length} unseen results`,
        me,
      );
      const [leg] = bet?.legs ?? [];
      if (!bet || leg?.kind !== 'fixture_selection') return;
      const { selectionId, odds, line, offerScore, inPlay } = leg;
      const slip = {
        ...slipOf([], bet.stake),
        legs: [{ selectionId, odds, line, offerScore, inPlay }],
      };
      const closed = await place(t, member, slip);
      t.check(closed, 'BET_REFUSED', 'a market that is settled');
    },
  }),
];
