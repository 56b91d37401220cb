import { LEG_RESULT } from '#rules/leg-result.ts';
import { OFFERED_SPORTS } from '#rules/markets/offered-sports.ts';
import type { SportKey } from '#rules/sports.ts';
import { type CaseContext, notTried, type Schemas } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import type { Session } from '../../site/site.ts';
import { checkMoney, checkSummary, moneyWithoutBets, readHistory } from '../bet/history.ts';
import {
  type Bet,
  fixtureLegs,
  limitsOf,
  type Offer,
  offersOf,
  place,
  slipOf,
  upcoming,
} from '../offers.ts';
import { sessionOf } from '../people.ts';
import { checkCounts } from './counts.ts';
import { openReader } from '../stream/reader.ts';
import {
  checkPayout,
  checkSettled,
  correctScores,
  placeSingles,
  readScores,
  type Scores,
  finishes,
  untilFinished,
  withSidesTurned,
} from './settled.ts';
import { mayMoveTo, moveTo } from './time.ts';

const MINUTE = 60_000;
const MATCH_MS = 100 * MINUTE;
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
/** On a match of another sport. */
const SOME_BETS = 8;
const PARTS = ['10', '20', '100'];

function scoresOf(result: (typeof RESULTS)[number]): Scores {
  return Object.fromEntries(result.map(([home, away], at) => [PARTS[at] ?? '', { home, away }]));
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
  const tried = t.want(await t.call('previewResult', { as, path, body: { scores: null } }), 200);
  t.check(await send('nosuchfixture'), 'NOT_FOUND');
  const voided = t.want(await send(fixtureId), 200);
  t.same(tried, 'the number of bets that then changed', tried.body.changed, voided.body.bets);
  for (const { id } of bets) {
    const read = t.want(await t.call('getBet', { as: member, path: { betId: id } }), 200);
    const results = fixtureLegs(read.body.legs).flatMap((leg) =>
      leg.fixtureId === fixtureId ? leg.result : [],
    );
    t.same(read, `the result of the void leg of ${id}`, results, [LEG_RESULT.void]);
    checkPayout(t, read.body, read);
  }
  t.check(await send(fixtureId), 'INVALID_STATE', 'a second time');
  const again = await t.call('previewResult', { as, path, body: { scores: null } });
  t.check(again, 'INVALID_STATE', 'a second time');
}

/** Checks every settled bet of a member against the rules. */
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

interface PlayedBets {
  /** That of the singles, and of the first leg of the multiple. */
  fixture: Offer['fixture'];
  singles: Bet[];
  multiple: Bet;
  /** What the member had before. */
  before: Awaited<ReturnType<typeof moneyWithoutBets>>;
}

/** Bets on the next football matches, once all of them have been played: with others where one was put off or stopped. */
async function playedBets(t: CaseContext): Promise<PlayedBets> {
  for (let round = 0; round < 2; round += 1) {
    // A round outlasts a session.
    const as = await sessionOf(t, 'other');
    const offers = await foldersOf(t);
    const fixtures = offers.map((offer) => offer.fixture);
    const [fixture] = fixtures;
    if (!fixture) notTried('no football match');
    const before = await moneyWithoutBets(t, as);
    const singles = await placeSingles(t, as, fixture.id);
    const { minStake } = (await limitsOf(t, as)).prematch;
    const placed = await place(t, as, slipOf(offers, minStake, { bonusFolders: FOLDERS }));
    t.want(placed, 201);
    await moveTo(t, Math.max(...fixtures.map(({ startsAt }) => startsAt)) + MATCH_MS);
    const played = [];
    for (const { id } of fixtures) played.push(await finishes(t, id));
    if (played.every(Boolean)) return { fixture, singles, multiple: placed.body, before };
  }
  return notTried('of two times three football matches one has not finished');
}

/** Checks the next match of a sport, from singles to a corrected result. */
function settledSport(key: SportKey): Case {
  return defineCase({
    id: `settle/${key}`,
    what: `a match of ${key} is settled by the rules, and again when its result is corrected`,
    needs: ['manualClock', 'other'],
    phase: 'switches',
    async run(t) {
      const fixture = (await upcoming(t, MINUTE)).find(({ sport }) => sport === key);
      if (!fixture) notTried(`the boards have no match of ${key}`);
      const end = fixture.startsAt + MATCH_MS;
      await mayMoveTo(t, end);
      const as = await sessionOf(t, 'other');
      const before = await moneyWithoutBets(t, as);
      const bets = await placeSingles(t, as, fixture.id, SOME_BETS);
      await moveTo(t, end);
      await untilFinished(t, fixture.id);
      const member = await sessionOf(t, 'other');
      const scores = await readScores(t, fixture.id);
      await checkSettled(t, member, { bets, fixture, scores });
      const turned = withSidesTurned(scores);
      t.want(await correctScores(t, fixture.id, turned), 200);
      await checkSettled(t, member, { bets, fixture, scores: { ...scores, ...turned } });
      await checkMoney(t, member, before);
    },
  });
}

export const settlementCases: readonly Case[] = [
  defineCase({
    id: 'settle/result',
    what: 'singles and a multiple are settled by the rules, again when a result is corrected, and paid to the won',
    needs: ['manualClock', 'other'],
    phase: 'switches',
    async run(t) {
      const admin = () => sessionOf(t, 'admin');
      const correct = (id: string, scores: Scores) => correctScores(t, id, scores);
      const preview = async (id: string, scores: Scores | null) =>
        t.call('previewResult', {
          as: await admin(),
          path: { fixtureId: id },
          body: { scores },
        });
      const [first] = RESULTS.map(scoresOf);
      const next = (await foldersOf(t))[0]?.fixture.id ?? '';
      t.check(await correct(next, first ?? {}), 'INVALID_STATE', 'before its end');
      t.check(await correct('nosuchfixture', first ?? {}), 'NOT_FOUND');
      t.check(await preview(next, first ?? {}), 'INVALID_STATE', 'before its end');
      t.check(await preview('nosuchfixture', null), 'NOT_FOUND');

      const { fixture, singles, multiple, before } = await playedBets(t);
      const { id: fixtureId } = fixture;
      const bets = [...singles, multiple];
      const scores = await readScores(t, fixtureId);
      const member = await sessionOf(t, 'other');
      const { minStake } = (await limitsOf(t, member)).prematch;
      await checkSettled(t, member, { bets, fixture, scores });
      await checkMoney(t, member, before);
      await checkSummary(t, member);
      await checkHistory(t, member);

      for (const result of RESULTS) {
        const corrected = { ...scores, ...scoresOf(result) };
        const tried = t.want(await preview(fixtureId, scoresOf(result)), 200);
        const done = t.want(await correct(fixtureId, scoresOf(result)), 200);
        t.same(tried, 'the number of bets that then changed', tried.body.changed, done.body.bets);
        await checkSettled(t, member, { bets, fixture, scores: corrected });
        await checkMoney(t, member, before);
      }
      await checkSummary(t, member);
      await checkCounts(t, fixtureId);
      await checkVoid(t, { bets, fixtureId, member });
      await checkMoney(t, member, before);
      const { id: betId } = multiple;
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
      const legs = fixtureLegs(singles[0]?.legs).map(
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
  ...OFFERED_SPORTS.filter((key) => key !== 'football').map(settledSport),
];
