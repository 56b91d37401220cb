import { FRIEND_DEPOSIT_WON, settlementAmount } from '#rules/referral.ts';
import { notTried } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { creditedDeposit, decide, staffOf } from '../money/desk.ts';
import { newKey, serverNow } from '../offers.ts';
import { logIn, moneyOf, newcomer } from '../people.ts';
import { DAY, mayMoveTo, moveTo, nextMidnight } from './time.ts';

/** The instants of 1970 begin on a Thursday. */
const MONDAY = 4 * DAY;
const WEEK = 7 * DAY;

/** The Monday of Seoul that comes next, epoch milliseconds. */
function nextMonday(now: number): number {
  const midnight = nextMidnight(now);
  const days = Math.round((midnight - MONDAY) / DAY) % 7;
  return midnight + ((7 - days) % 7) * DAY;
}

export const weekCases: readonly Case[] = [
  defineCase({
    id: 'settlement/requested',
    what: 'the settlement of a week that is over is requested once and paid once, as it was counted',
    needs: ['manualClock', 'manager'],
    phase: 'switches',
    async run(t) {
      const monday = nextMonday(await serverNow(t));
      await mayMoveTo(t, monday);
      const { session, memberId, credentials } = await newcomer(t);
      const status = t.want(await t.call('getFriendStatus', { as: session }), 200);
      const { code } = status.body;
      if (code === null) notTried('a new member has no code to give to friends');
      const friend = await newcomer(t, { suggestionCode1: code, storeUserId: memberId });
      await creditedDeposit(t, friend.session, Math.max(FRIEND_DEPOSIT_WON, 100_000));
      await moveTo(t, monday);

      const as = await logIn(t, 'a new member', credentials);
      const path = { kind: 'event' } as const;
      const readWeek = async () => {
        const terms = t.want(await t.call('getSettlementTerms', { as, path }), 200);
        return { terms, week: terms.body.periods[0] };
      };
      const { terms, week } = await readWeek();
      const basis = { sportsLost: 0, casino: 0, slot: 0, newFriends: 1 };
      const amount = settlementAmount('event', basis);
      const expected = { from: monday - WEEK, to: monday, basis, amount, state: null };
      t.same(terms, 'the week that is over', week, expected);
      const key = newKey();
      const ask = (from: number, used = newKey()) =>
        t.call('requestSettlement', {
          as,
          path,
          headers: { 'Idempotency-Key': used },
          body: { from },
        });
      const first = t.want(await ask(monday - WEEK, key), 201);
      t.same(first, 'what it pays', first.body.amount, amount);
      const again = await ask(monday - WEEK, key);
      t.check(again, 201);
      t.same(again, 'the first answer', again.body, first.body);
      t.check(await ask(monday - 2 * WEEK, key), 'IDEMPOTENCY_KEY_REUSED');
      t.check(await ask(monday - WEEK), 'INVALID_STATE', 'a week that was requested');
      t.same('requestSettlement', 'the money before any approval', await moneyOf(t, as), 0);

      const { admin } = await staffOf(t);
      const request = { kind: 'settlement', id: first.body.id } as const;
      for (const _ of [1, 2]) t.check(await decide(t, admin, request, 'approve'), 200);
      t.same('decideDeskRequest', 'the money, paid once', await moneyOf(t, as), amount);
      t.same('getSettlementTerms', 'its state', (await readWeek()).week?.state, 'approved');
      const paid = await t.call('getFriendStatus', { as });
      t.same(paid, 'what settlements have paid', paid.body.paid, amount);
    },
  }),
];
