import { MAX_CANCELS_A_DAY } from '#rules/cancel.ts';
import { REQUEST_LOCK_MS } from '#rules/request-transitions.ts';
import { type CaseContext, notTried } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { creditedDeposit, decide, openDeposit } from '../money/desk.ts';
import { limitsOf, newKey, offersOf, place, serverNow, slipOf, upcoming } from '../offers.ts';
import { logIn, moneyOf, newcomer, sessionOf } from '../people.ts';
import { HOUR, mayMoveTo, MINUTE, moveBy, moveTo, nextMidnight } from './time.ts';

const MOST_WRONG = 5;
/** After so many wrong passwords. */
const LOCK_MS = 30 * MINUTE;
const LONGEST_MS = 12 * HOUR;
/** For twenty blocks of three seconds. */
const BLOCKS_MS = 2 * MINUTE;
const MICRO_A_CENT = 10_000;

/** Sessions that begin from now on last as long as they may, until the case is over. */
async function longSessions(t: CaseContext): Promise<void> {
  const { autoLogoutMin: usual } = (await t.call('getSetting')).body;
  const set = async (autoLogoutMin: number) =>
    t.call('changeSetting', { as: await sessionOf(t, 'admin'), body: { autoLogoutMin } });
  t.atEnd(async () => void (await set(usual)));
  t.want(await set(LONGEST_MS / MINUTE), 200);
}

export const lapseCases: readonly Case[] = [
  defineCase({
    id: 'lapse/login-lock',
    what: 'a lock after wrong passwords keeps the right one out for half an hour, and no longer',
    needs: ['manualClock'],
    phase: 'switches',
    async run(t) {
      const { credentials } = await newcomer(t);
      const as = t.site.guest();
      const enter = (password: string) =>
        t.call('login', { as, body: { ...credentials, password } });
      for (let tried = 0; tried < MOST_WRONG; tried += 1)
        t.check(await enter(`wrong${tried}`), 'LOGIN_FAILED');
      t.check(await enter(credentials.password), 'LOGIN_LOCKED', 'the right password');
      await moveBy(t, LOCK_MS - MINUTE);
      t.check(await enter(credentials.password), 'LOGIN_LOCKED', 'a minute before its end');
      await moveBy(t, 2 * MINUTE);
      t.check(await enter(credentials.password), 200, 'a minute after its end');
    },
  }),
  defineCase({
    id: 'lapse/desk-lock',
    what: 'what staff has taken up is free again after ten minutes',
    needs: ['manualClock', 'manager'],
    phase: 'switches',
    async run(t) {
      const { session } = await newcomer(t);
      const { request } = await openDeposit(t, session, 100_000);
      const approve = async () => decide(t, await sessionOf(t, 'admin'), request, 'approve');
      t.want(await decide(t, await sessionOf(t, 'manager'), request, 'check'), 200);
      await moveBy(t, REQUEST_LOCK_MS - 1_000);
      t.check(await approve(), 'LOCKED', 'a second before its end');
      await moveBy(t, 2_000);
      t.check(await approve(), 200, 'a second after its end');
    },
  }),
  defineCase({
    id: 'lapse/tether-blocks',
    what: 'coins in part wait for their blocks and their member, and are credited once',
    needs: ['manualClock'],
    phase: 'switches',
    async run(t) {
      const { session: as } = await newcomer(t);
      const terms = t.want(await t.call('getTetherTerms', { as }), 200);
      const cents = terms.body.amounts.min * 2;
      const amount = `${cents / 100}.00`;
      const named = t.want(await t.call('getTetherDepositUrl', { as, query: { amount } }), 200);
      const body = { amount: cents, url: named.body.url, clientKey: newKey() };
      const made = t.want(await t.call('registerCryptoDeposit', { as, body }), 201);
      const paymentId = made.body.id;
      const take = () => t.call('takeTetherPayment', { as, path: { paymentId } });
      const read = async () => {
        const listed = t.want(await t.call('getTetherPayments', { as }), 200);
        return listed.body.data.find(({ id }) => id === paymentId);
      };
      const half = (cents / 2) * MICRO_A_CENT;
      const coins = { address: (await read())?.address ?? '', amountMicro: half };
      t.want(await t.call('sendSimulatedTether', { as, body: coins }), 201);
      t.check(await take(), 'INVALID_STATE', 'before its blocks');
      await moveBy(t, BLOCKS_MS);
      t.same('getTetherPayments', 'what came', (await read())?.paidMicro, half);
      t.same('getMember', 'the money before it is taken', await moneyOf(t, as), 0);
      const taken = t.want(await take(), 200);
      const { state, credit } = taken.body;
      t.same(taken, 'its state', state, 'credited');
      t.same('getMember', 'the money', await moneyOf(t, as), credit);
      t.check(await take(), 200, 'once more');
      t.same('takeTetherPayment', 'the money after a repeat', await moneyOf(t, as), credit);
    },
  }),
  defineCase({
    id: 'lapse/cancellations',
    what: 'cancellations are counted again from midnight in Seoul on',
    needs: ['manualClock', 'manager'],
    phase: 'switches',
    async run(t) {
      const midnight = nextMidnight(await serverNow(t));
      await mayMoveTo(t, midnight);
      const { session, credentials } = await newcomer(t);
      await creditedDeposit(t, session, 100_000);
      const ahead = midnight + HOUR - (await serverNow(t));
      const offers = (await upcoming(t, ahead)).flatMap((fixture) => offersOf(fixture).slice(0, 1));
      if (offers.length <= MAX_CANCELS_A_DAY) notTried('too few matches begin on the next day');
      const { minStake } = (await limitsOf(t, session)).prematch;
      const bets: string[] = [];
      for (const offer of offers.slice(0, MAX_CANCELS_A_DAY + 1)) {
        const placed = t.want(await place(t, session, slipOf([offer], minStake)), 201);
        bets.push(placed.body.id);
      }
      const last = bets.at(-1) ?? '';
      const cancel = (as: typeof session, betId: string) =>
        t.call('cancelBet', { as, path: { betId } });
      for (const id of bets.slice(0, MAX_CANCELS_A_DAY)) t.want(await cancel(session, id), 200);
      t.check(await cancel(session, last), 'CANCEL_LIMIT');
      await moveTo(t, midnight - 1_000);
      const before = await logIn(t, 'a new member', credentials);
      t.check(await cancel(before, last), 'CANCEL_LIMIT', 'a second before midnight');
      await moveTo(t, midnight);
      t.check(await cancel(before, last), 200, 'at midnight');
    },
  }),
  defineCase({
    id: 'lapse/longest-session',
    what: 'a session ends 12 hours after its login, whatever was done',
    needs: ['manualClock'],
    phase: 'switches',
    async run(t) {
      await mayMoveTo(t, (await serverNow(t)) + LONGEST_MS);
      await longSessions(t);
      const { session } = await newcomer(t);
      const from = await serverNow(t);
      t.same('login', 'its end', session.expiresAt, from + LONGEST_MS);
      await moveTo(t, from + LONGEST_MS - MINUTE);
      const extended = await t.call('extendSession', { as: session });
      t.want(extended, 200, 'a minute before its end');
      t.same(extended, 'the end that nothing moves', extended.body.expiresAt, from + LONGEST_MS);
      await moveTo(t, from + LONGEST_MS + MINUTE);
      t.check(await t.call('getMember', { as: session }), 'SESSION_EXPIRED');
    },
  }),
];
