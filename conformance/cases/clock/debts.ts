import { SETTLEMENT_LABEL } from '#rules/leg-result.ts';
import { notTried } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { limitsOf, newKey, offersOf, place, slipOf, upcoming } from '../offers.ts';
import { newcomer, sessionOf } from '../people.ts';
import { correctScores, type Scores, untilFinished, withSidesTurned } from './settled.ts';
import { mayMoveTo, moveTo } from './time.ts';

const MINUTE = 60_000;
const MATCH_MS = 100 * MINUTE;
const MATCH_WINNER = 1;
const reason = '적합성 시험';
const HOME_WINS: Scores = {
  '10': { home: 1, away: 0 },
  '20': { home: 0, away: 0 },
  '100': { home: 1, away: 0 },
};

export const debtCases: readonly Case[] = [
  defineCase({
    id: 'debt/forgiven',
    what: 'what a corrected result could not take back is owed, collected from the balance in part, and forgiven once',
    needs: ['manualClock', 'admin', 'manager'],
    phase: 'switches',
    async run(t) {
      const football = (await upcoming(t, MINUTE)).filter(({ sport }) => sport === 'football');
      const [fixture] = football;
      const offer = fixture
        ? offersOf(fixture).find(
            ({ market, leg }) =>
              market.typeId === MATCH_WINNER && leg.selectionId.endsWith('.1') && leg.odds < 1_000,
          )
        : undefined;
      if (!fixture || !offer) notTried('no football match with a home win to bet on');
      const end = fixture.startsAt + MATCH_MS;
      await mayMoveTo(t, end);
      const { memberId, session } = await newcomer(t);
      const admin = () => sessionOf(t, 'admin');
      const adjust = async (amount: number) =>
        t.call('adjustBalance', {
          as: await admin(),
          headers: { 'Idempotency-Key': newKey() },
          body: { memberId, account: 'money', amount, reason },
        });
      const { minStake } = (await limitsOf(t, session)).prematch;
      t.want(await adjust(minStake), 201);
      t.want(await place(t, session, slipOf([offer], minStake)), 201);
      await moveTo(t, end);
      await untilFinished(t, fixture.id);
      t.want(await correctScores(t, fixture.id, HOME_WINS), 200);
      const won = Math.floor((minStake * offer.leg.odds) / 100);
      t.want(await adjust(-won), 201);
      t.want(await correctScores(t, fixture.id, withSidesTurned(HOME_WINS)), 200);
      const read = async () =>
        t.call('getDebts', { as: await sessionOf(t, 'manager'), query: { memberId } });
      const listed = t.want(await read(), 200);
      const [debt] = listed.body.data;
      const label = SETTLEMENT_LABEL.lost;
      const said = { owed: debt?.owed, state: debt?.state, label: debt?.bet.label };
      t.same(listed, 'the debt', said, { owed: won, state: 'open', label });
      const forgive = async (debtId = '', key = newKey(), why = reason) =>
        t.call('forgiveDebt', {
          as: await admin(),
          path: { debtId },
          headers: { 'Idempotency-Key': key },
          body: { reason: why },
        });
      const collect = async (amount: number, part: { debtId?: string; key?: string } = {}) =>
        t.call('collectDebt', {
          as: await admin(),
          path: { debtId: part.debtId ?? debt?.id ?? '' },
          headers: { 'Idempotency-Key': part.key ?? newKey() },
          body: { amount, reason },
        });
      t.check(await collect(1, { debtId: 'bet_nothing-2' }), 'NOT_FOUND');
      t.check(await collect(1), 'INSUFFICIENT_FUNDS');
      t.want(await adjust(won), 201);
      t.check(await collect(won + 1), 'INVALID_STATE');
      const taking = newKey();
      const taken = t.want(await collect(1, { key: taking }), 201);
      t.same(taken, 'its amount', taken.body.adjustment?.amount, -1);
      const repeated = t.want(await collect(1, { key: taking }), 201);
      t.same(repeated, 'the same correction', repeated.body.id, taken.body.id);
      t.check(await collect(2, { key: taking }), 'IDEMPOTENCY_KEY_REUSED');
      const partly = t.want(await read(), 200);
      const [left] = partly.body.data;
      const rest = { owed: left?.owed, collected: left?.collected, state: left?.state };
      t.same(partly, 'the debt', rest, { owed: won - 1, collected: 1, state: 'open' });
      const key = newKey();
      t.check(await forgive('bet_nothing-2'), 'NOT_FOUND');
      const first = t.want(await forgive(debt?.id, key), 201);
      t.same(first, 'its state', first.body.state, 'approved');
      const again = t.want(await forgive(debt?.id, key), 201);
      t.same(again, 'the same correction', again.body.id, first.body.id);
      t.check(await forgive(debt?.id, key, '다른 사유'), 'IDEMPOTENCY_KEY_REUSED');
      t.check(await forgive(debt?.id), 'INVALID_STATE');
      const after = t.want(await read(), 200);
      const [now] = after.body.data;
      const ended = { owed: now?.owed, forgiven: now?.forgiven, state: now?.state };
      t.same(after, 'the debt', ended, { owed: 0, forgiven: won - 1, state: 'forgiven' });
    },
  }),
];
