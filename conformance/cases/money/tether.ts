import { TETHER_OPEN_MAX } from '#rules/tether.ts';
import { MAX_WITHDRAW_TRIES } from '#rules/withdrawal.ts';
import type { Session } from '../../site/site.ts';
import { type CaseContext, notTried } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { newKey } from '../offers.ts';
import { moneyOf, newcomer, sessionOf } from '../people.ts';
import { creditedDeposit, deposit, refusedFor } from './desk.ts';

/** Of a new member, and of the account `other`. */
const PASSWORD = '1234';
const WALLET = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const CENTS = 10_000;
const WON = 50_000;
const needs = ['admin', 'manager'] as const;

const text = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

function askUrl(t: CaseContext, as: Session, cents: number) {
  return t.call('getTetherDepositUrl', { as, query: { amount: text(cents) } });
}

function register(t: CaseContext, as: Session, amount: number, url: string, clientKey = newKey()) {
  return t.call('registerCryptoDeposit', { as, body: { amount, url, clientKey } });
}

/** Checks that both steps of a deposit are refused alike. */
async function refusedBoth(
  t: CaseContext,
  as: Session,
  cents: number,
  code: Parameters<typeof refusedFor>[2],
): Promise<void> {
  refusedFor(t, await askUrl(t, as, cents), code);
  refusedFor(t, await register(t, as, cents, 'https://pay.example.com/x'), code);
}

function withdraw(
  t: CaseContext,
  as: Session,
  amount: number,
  { key = newKey(), withdrawPassword = PASSWORD } = {},
) {
  const body = { amount, withdrawPassword };
  return t.call('requestTetherWithdrawal', { as, headers: { 'Idempotency-Key': key }, body });
}

function join(t: CaseContext, as: Session, withdrawPassword = PASSWORD) {
  return t.call('joinTether', { as, body: { address: WALLET, withdrawPassword } });
}

export const tetherCases: readonly Case[] = [
  defineCase({
    id: 'tether/deposit',
    what: 'an address for paying is registered once, and nothing is credited before coins come',
    needs,
    async run(t) {
      const { session: as } = await newcomer(t);
      const terms = t.want(await t.call('getTetherTerms', { as }), 200);
      const { min, max, unit } = terms.body.amounts;
      await refusedBoth(t, as, min - 1, 'AMOUNT_TOO_SMALL');
      await refusedBoth(t, as, max + unit, 'AMOUNT_TOO_LARGE');
      await refusedBoth(t, as, min + 1, 'AMOUNT_UNIT');
      const named = t.want(await askUrl(t, as, CENTS), 200);
      const { url } = named.body;
      refusedFor(t, await register(t, as, CENTS, 'ftp://pay.example.com/x'), 'INSECURE_URL');
      refusedFor(t, await register(t, as, CENTS * 2, url), 'INSECURE_URL');
      const key = newKey();
      const first = t.want(await register(t, as, CENTS, url, key), 201);
      const again = await register(t, as, CENTS, url, key);
      t.check(again, 201);
      t.same(again, 'the first answer', again.body, first.body);
      t.check(await register(t, as, CENTS * 2, url, key), 'IDEMPOTENCY_KEY_REUSED');
      refusedFor(t, await register(t, as, CENTS, url), 'INSECURE_URL');
      const listed = t.want(await t.call('getTetherPayments', { as }), 200);
      const [payment] = listed.body.data;
      t.same(listed, 'its state', payment?.state, 'waiting');
      t.same(listed, 'what is asked for', payment?.amountMicro, CENTS * 10_000);
      const take = (paymentId: string) => t.call('takeTetherPayment', { as, path: { paymentId } });
      t.check(await take(first.body.id), 'INVALID_STATE', 'nothing came');
      t.check(await take('tet_nothing'), 'NOT_FOUND');
      const send = (address: string) =>
        t.call('sendSimulatedTether', { as, body: { address, amountMicro: 1 } });
      t.check(await send(payment?.address ?? ''), 201);
      t.check(await send(WALLET), 'NOT_FOUND');
      const now = Number(listed.headers['x-server-time']);
      const forged = {
        network: 'TRC20' as const,
        address: payment?.address ?? '',
        txId: 'f'.repeat(64),
        eventIndex: 0,
        amountMicro: 1,
        confirmations: 20,
        at: now,
        signature: 'f'.repeat(64),
      };
      t.check(await t.call('reportTetherTransfer', { body: forged }), 'FORBIDDEN');
      t.same('registerCryptoDeposit', 'the money', await moneyOf(t, as), 0);
    },
  }),
  defineCase({
    id: 'tether/open-rates',
    what: 'a member in won keeps the rate of so many deposits at once, and of no more',
    needs,
    async run(t) {
      const { session: as } = await newcomer(t);
      const named: string[] = [];
      for (let n = 0; n <= TETHER_OPEN_MAX; n += 1) {
        const answer = t.want(await askUrl(t, as, CENTS), 200);
        named.push(answer.body.url);
      }
      for (const url of named.slice(0, TETHER_OPEN_MAX))
        t.check(await register(t, as, CENTS, url), 201);
      const fourth = await register(t, as, CENTS, named[TETHER_OPEN_MAX] ?? '');
      refusedFor(t, fourth, 'OPEN_DEPOSIT');
      refusedFor(t, await askUrl(t, as, CENTS), 'OPEN_DEPOSIT');
    },
  }),
  defineCase({
    id: 'tether/protected',
    what: 'what a member set for themselves holds for coins as well',
    needs,
    async run(t) {
      const { session: as } = await newcomer(t);
      const set = (kind: 'deposit' | 'session', limit: number) =>
        t.call('setOwnLimit', { as, body: { kind, period: 'day', limit } });
      t.want(await set('deposit', 10_000), 200);
      await refusedBoth(t, as, CENTS, 'OWN_DEPOSIT_LIMIT');
      t.want(await set('session', 0), 200);
      await refusedBoth(t, as, CENTS, 'OWN_SESSION_LIMIT');
      t.want(await t.call('takeBreak', { as, body: { days: 1 } }), 200);
      await refusedBoth(t, as, CENTS, 'ON_BREAK');
      t.want(await t.call('excludeSelf', { as, body: { months: 6 } }), 200);
      await refusedBoth(t, as, CENTS, 'SELF_EXCLUDED');
    },
  }),
  defineCase({
    id: 'tether/withdrawal-refused',
    what: 'each refusal of a tether withdrawal names its reason, and five wrong passwords lock it',
    needs,
    async run(t) {
      const { session: as } = await newcomer(t);
      const terms = t.want(await t.call('getTetherWithdrawalTerms', { as }), 200);
      t.same(terms, 'the wallet', terms.body.address, null);
      const { min, max, unit } = terms.body.amounts;
      refusedFor(t, await withdraw(t, as, min), 'NO_WALLET');
      const joined = t.want(await join(t, as), 200);
      t.same(joined, 'the wallet', joined.body.address, WALLET);
      refusedFor(t, await withdraw(t, as, min - 1), 'AMOUNT_TOO_SMALL');
      refusedFor(t, await withdraw(t, as, max + unit), 'AMOUNT_TOO_LARGE');
      refusedFor(t, await withdraw(t, as, min + 1), 'AMOUNT_UNIT');
      refusedFor(t, await withdraw(t, as, min), 'INSUFFICIENT_FUNDS');
      await creditedDeposit(t, as, min * 10);
      const soon = await withdraw(t, as, min);
      refusedFor(t, soon, 'WAIT');
      refusedFor(t, soon, 'TURNOVER');
      refusedFor(t, await join(t, as, '0000'), 'WRONG_WITHDRAW_PASSWORD');
      const wrong = () => join(t, as, '0000');
      refusedFor(t, await wrong(), 'WRONG_WITHDRAW_PASSWORD');
      for (let tries = 2; tries < MAX_WITHDRAW_TRIES; tries += 1)
        t.check(await wrong(), 'REQUEST_REFUSED');
      refusedFor(t, await withdraw(t, as, min), 'WITHDRAWAL_LOCKED');
      refusedFor(t, await join(t, as), 'WITHDRAWAL_LOCKED');
    },
  }),
  defineCase({
    id: 'tether/open-deposit',
    what: 'a deposit that waits keeps a tether withdrawal from being made',
    needs,
    async run(t) {
      const { session: as } = await newcomer(t);
      t.want(await deposit(t, as, WON * 2), 201);
      refusedFor(t, await withdraw(t, as, WON), 'OPEN_DEPOSIT');
    },
  }),
  defineCase({
    id: 'tether/withdrawal',
    what: 'a tether withdrawal leaves the balance at once, and comes back when it is cancelled',
    needs: ['other'],
    async run(t) {
      const as = await sessionOf(t, 'other');
      t.want(await join(t, as), 200, `withdrawal password ${PASSWORD}`);
      const terms = t.want(await t.call('getTetherWithdrawalTerms', { as }), 200);
      const [refusal] = terms.body.refusals;
      if (refusal) notTried(`the account "other" may not withdraw now: ${refusal.code}`);
      const { min, max } = terms.body.amounts;
      const before = await moneyOf(t, as);
      const wrong = await withdraw(t, as, min, { withdrawPassword: '0000' });
      refusedFor(t, wrong, 'WRONG_WITHDRAW_PASSWORD');
      const key = newKey();
      const opened = t.want(await withdraw(t, as, min, { key }), 201);
      const again = await withdraw(t, as, min, { key });
      t.check(again, 201);
      t.same(again, 'the first answer', again.body, opened.body);
      t.check(await withdraw(t, as, min * 2, { key }), 'IDEMPOTENCY_KEY_REUSED');
      t.same('requestTetherWithdrawal', 'the money left', await moneyOf(t, as), before - min);
      const second = await withdraw(t, as, max);
      refusedFor(t, second, 'OPEN_WITHDRAWAL');
      refusedFor(t, second, 'DAILY_LIMIT');
      await refusedBoth(t, as, CENTS, 'OPEN_WITHDRAWAL');
      const path = { requestId: opened.body.id };
      t.check(await t.call('cancelWithdrawal', { as, path }), 200);
      t.same('cancelWithdrawal', 'the money that came back', await moneyOf(t, as), before);
    },
  }),
  defineCase({
    id: 'tether/maintenance',
    what: 'the maintenance of tether stops all that is new, and the stream tells of it',
    needs: ['admin'],
    phase: 'switches',
    async run(t) {
      const admin = await sessionOf(t, 'admin');
      const as = await sessionOf(t, 'member');
      const turn = (tetherMaintenanceFlag: 0 | 1) =>
        t.call('changeSetting', { as: admin, body: { tetherMaintenanceFlag } });
      t.atEnd(async () => void t.check(await turn(0), 200));
      t.want(await turn(1), 200);
      await refusedBoth(t, as, CENTS, 'TETHER_MAINTENANCE');
      refusedFor(t, await withdraw(t, as, WON), 'TETHER_MAINTENANCE');
      refusedFor(t, await join(t, as), 'TETHER_MAINTENANCE');
    },
  }),
];
