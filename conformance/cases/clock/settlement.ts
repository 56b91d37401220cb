import { isFinished } from '#rules/fixture-status.ts';
import { isDecided, LEG_RESULT, type LegResult } from '#rules/leg-result.ts';
import { settleSelection } from '#rules/settle.ts';
import { settleSlip } from '#rules/slip-settle.ts';
import { sportOf } from '#rules/sports.ts';
import type { Session } from '../../site/site.ts';
import { type CaseContext, notTried, type Schemas } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { checkMoney, checkSummary, moneyWithoutBets, readHistory } from '../bet/history.ts';
import { type Bet, limitsOf, type Offer, offersOf, place, slipOf, upcoming } from '../offers.ts';
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
const FOLDERS = 3;
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
  t.holds(about, rule.final, `a result of every leg of ${id}`, legs);
  if (!rule.final) return;
  t.touch(legs.length > 1 ? 'multiples cases' : 'settlement cases');
  const settled = { status: 'settled', payout: rule.payout, label: rule.label };
  t.same(about, `the settled bet ${id}`, { status, payout, label }, settled);
  t.holds(about, bet.version > 0, `a version of ${id} above 0`, bet.version);
}

/** Holds bets with a leg on one football match against its scores. */
async function checkSettled(
  t: CaseContext,
  as: Session,
  { bets, fixtureId, scores }: { bets: readonly Bet[]; fixtureId: string; scores: Scores },
): Promise<void> {
  const finishedParts = sportOf('football').codes.map(String);
  const known = { sport: 'football' as const, scores, finishedParts, finished: true };
  for (const { id } of bets) {
    const read = await t.call('getBet', { as, path: { betId: id } });
    t.want(read, 200);
    const legs = read.body.legs.filter((leg) => leg.fixtureId === fixtureId);
    t.same(read, `legs of ${id} on ${fixtureId}`, legs.length, 1);
    for (const { typeId, outcome, line, offerScore, selectionId, result } of legs) {
      const rule = settleSelection({ ...known, typeId, outcome, line, offerScore });
      // Who scored first is in no score.
      if (!isDecided(rule)) continue;
      t.touch('settlement cases');
      t.same(read, `the result of ${selectionId} at ${JSON.stringify(scores)}`, result, rule);
    }
    checkPayout(t, read.body, read);
  }
}

/** Voids a fixture: every leg on it is given back, and no second void or correction follows. */
async function checkVoid(
  t: CaseContext,
  { bets, fixtureId, member }: { bets: readonly Bet[]; fixtureId: string; member: Session },
): Promise<void> {
  const as = await sessionOf(t, 'admin');
  const path = { fixtureId };
  const reason = '홈과 원정이 바뀐 경기';
  const send = (id: string) =>
    t.call('voidFixture', { as, path: { fixtureId: id }, body: { reason } });
  const tried = await t.call('previewResult', { as, path, body: { scores: null } });
  t.want(tried, 200);
  t.check(await send('nosuchfixture'), 'NOT_FOUND');
  const voided = await send(fixtureId);
  t.want(voided, 200);
  t.same(tried, 'the number of bets that then changed', tried.body.changed, voided.body.bets);
  for (const { id } of bets) {
    const read = await t.call('getBet', { as: member, path: { betId: id } });
    t.want(read, 200);
    const results = read.body.legs.flatMap((leg) =>
      leg.fixtureId === fixtureId ? leg.result : [],
    );
    t.same(read, `the result of the void leg of ${id}`, results, [LEG_RESULT.void]);
    checkPayout(t, read.body, read);
  }
  t.check(await send(fixtureId), 'INVALID_STATE', 'a second time');
  const again = await t.call('previewResult', { as, path, body: { scores: null } });
  t.check(again, 'INVALID_STATE', 'a second time');
}

/** Holds every settled bet of a member against the rules. */
async function checkHistory(t: CaseContext, as: Session): Promise<void> {
  for (const bet of await readHistory(t, as))
    if (bet.status === 'settled') checkPayout(t, bet, 'getBets');
}

/** Offers for a multiple with the bonus pick, on the football matches that begin first. */
async function foldersOf(t: CaseContext): Promise<Offer[]> {
  const matches = (await upcoming(t, MINUTE)).filter(({ sport }) => sport === 'football');
  const offers = matches.flatMap(
    (fixture) => offersOf(fixture).find(({ leg }) => leg.odds > 130 && leg.odds < 200) ?? [],
  );
  if (offers.length < FOLDERS) notTried(`fewer than ${FOLDERS} football matches for a multiple`);
  return offers.slice(0, FOLDERS);
}

export const settlementCases: readonly Case[] = [
  defineCase({
    id: 'settle/result',
    what: 'singles and a multiple are settled by the rules, again when a result is corrected, and paid to the won',
    needs: ['manualClock', 'other'],
    phase: 'switches',
    async run(t) {
      const as = await sessionOf(t, 'other');
      const offers = await foldersOf(t);
      const fixtures = offers.map(({ fixture }) => fixture);
      const [fixtureId = ''] = fixtures.map(({ id }) => id);
      const path = { fixtureId };
      const admin = () => sessionOf(t, 'admin');
      const correct = async (id: string, scores: Scores) =>
        t.call('correctResult', {
          as: await admin(),
          path: { fixtureId: id },
          body: { scores, reason: '기록 정정' },
        });
      const preview = async (id: string, scores: Scores | null) =>
        t.call('previewResult', {
          as: await admin(),
          path: { fixtureId: id },
          body: { scores },
        });
      const [first] = RESULTS.map(scoresOf);
      t.check(await correct(fixtureId, first ?? {}), 'INVALID_STATE', 'before its end');
      t.check(await correct('nosuchfixture', first ?? {}), 'NOT_FOUND');
      t.check(await preview(fixtureId, first ?? {}), 'INVALID_STATE', 'before its end');
      t.check(await preview('nosuchfixture', null), 'NOT_FOUND');

      const before = await moneyWithoutBets(t, as);
      const singles = await placeSingles(t, as, fixtureId);
      const { minStake } = (await limitsOf(t, as)).prematch;
      const placed = await place(t, as, slipOf(offers, minStake, { bonusFolders: FOLDERS }));
      t.want(placed, 201);
      const bets = [...singles, placed.body];
      await moveTo(t, Math.max(...fixtures.map(({ startsAt }) => startsAt)) + MATCH_MS);
      for (const { id } of fixtures) await untilFinished(t, id);
      const { scores } = (await t.call('getFixture', { path })).body.data;
      const member = await sessionOf(t, 'other');
      await checkSettled(t, member, { bets, fixtureId, scores });
      await checkMoney(t, member, before);
      await checkSummary(t, member);
      await checkHistory(t, member);

      for (const result of RESULTS) {
        const corrected = { ...scores, ...scoresOf(result) };
        const tried = await preview(fixtureId, scoresOf(result));
        t.want(tried, 200);
        const done = await correct(fixtureId, scoresOf(result));
        t.want(done, 200);
        t.same(tried, 'the number of bets that then changed', tried.body.changed, done.body.bets);
        await checkSettled(t, member, { bets, fixtureId, scores: corrected });
        await checkMoney(t, member, before);
      }
      await checkSummary(t, member);
      await checkVoid(t, { bets, fixtureId, member });
      await checkMoney(t, member, before);
      const { id: betId } = placed.body;
      t.check(await t.call('cancelBet', { as: member, path: { betId } }), 'INVALID_STATE');
      const reader = await openReader(t, 'me', member);
      await reader.caughtUp();
      const me = reader.snapshots('me')[0]?.data as Partial<Schemas['MeState']> | undefined;
      t.holds(
        'openStream',
        (me?.unseenResults ?? 0) >= bets.length,
        `${bets.length} unseen results`,
        me,
      );
      const legs = (singles[0]?.legs ?? []).map(
        ({ selectionId, odds, line, offerScore, inPlay }) => ({
          selectionId,
          odds,
          line,
          offerScore,
          inPlay,
        }),
      );
      const closed = await place(t, member, slipOf([], minStake, { legs }));
      t.check(closed, 'BET_REFUSED', 'a market that is settled');
    },
  }),
];
