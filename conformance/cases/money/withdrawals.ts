import { turnoverProgress } from '#rules/turnover.ts';
import { MAX_WITHDRAW_TRIES } from '#rules/withdrawal.ts';
import type { Session } from '../../site/site.ts';
import { type CaseContext, notTried } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { newKey } from '../offers.ts';
import { moneyOf, newcomer, sessionOf } from '../people.ts';
import { creditedDeposit, decide, deposit, openDeposit, refusedFor, staffOf } from './desk.ts';

/** Of a new member, and of the account `other`. */
const PASSWORD = '1234';
const AMOUNT = 10_000;

function withdraw(
  t: CaseContext,
  as: Session,
  amount: number,
  key = newKey(),
  password = PASSWORD,
) {
  const body = { amount, withdrawPassword: password };
  return t.call('requestWithdrawal', { as, headers: { 'Idempotency-Key': key }, body });
}

export const withdrawalCases: readonly Case[] = [
  defineCase({
    id: 'withdrawal/turnover',
    what: 'what was paid in has to be bet before it is paid out',
    needs: ['admin', 'manager'],
    async run(t) {
      const { session: as } = await newcomer(t);
      await creditedDeposit(t, as, AMOUNT * 10);
      t.check(await withdraw(t, as, AMOUNT), 'REQUEST_REFUSED');
      const path = { requestId: 'req_nothing' };
      t.check(await t.call('cancelWithdrawal', { as, path }), 'NOT_FOUND');
    },
  }),
  defineCase({
    id: 'withdrawal/refused',
    what: 'each refusal names its reason, and five wrong passwords lock withdrawals',
    needs: ['admin', 'manager'],
    async run(t) {
      const { session: as } = await newcomer(t);
      const { admin } = await staffOf(t);
      const readTerms = async () => {
        const terms = t.want(await t.call('getWithdrawalTerms', { as }), 200);
        return terms;
      };
      const { min, max, unit } = (await readTerms()).body.amounts;
      refusedFor(t, await withdraw(t, as, min - 1), 'AMOUNT_TOO_SMALL');
      refusedFor(t, await withdraw(t, as, max + unit), 'AMOUNT_TOO_LARGE');
      refusedFor(t, await withdraw(t, as, min + 1), 'AMOUNT_UNIT');
      refusedFor(t, await withdraw(t, as, min), 'INSUFFICIENT_FUNDS');
      const { deposited, request } = await openDeposit(t, as, AMOUNT * 10);
      refusedFor(t, await withdraw(t, as, min), 'OPEN_DEPOSIT');
      t.want(await decide(t, admin, request, 'approve'), 200);
      const terms = await readTerms();
      const { required, done, rest } = turnoverProgress(
        [{ required: deposited.turnover, openedAt: deposited.createdAt }],
        [],
      );
      t.touch('turnover progress');
      t.same(terms, 'the turnover', terms.body.turnover, { required, done, rest, held: [] });
      const soon = await withdraw(t, as, min);
      refusedFor(t, soon, 'WAIT');
      refusedFor(t, soon, 'TURNOVER');
      const body = { currentPassword: '0000', newPassword: '7391' };
      const wrong = () => t.call('changeWithdrawPassword', { as, body });
      refusedFor(t, await wrong(), 'WRONG_WITHDRAW_PASSWORD');
      for (let tries = 1; tries < MAX_WITHDRAW_TRIES; tries += 1)
        t.check(await wrong(), 'REQUEST_REFUSED');
      refusedFor(t, await withdraw(t, as, min), 'WITHDRAWAL_LOCKED');
    },
  }),
  defineCase({
    id: 'withdrawal/held',
    what: 'a withdrawal leaves the balance at once, comes back when cancelled, and is paid once',
    needs: ['other', 'admin'],
    async run(t) {
      const as = await sessionOf(t, 'other');
      const { admin } = await staffOf(t);
      const terms = t.want(await t.call('getWithdrawalTerms', { as }), 200);
      if (terms.body.refusals.length > 0)
        notTried(`the account "other" may not withdraw now: ${terms.body.refusals[0]?.code}`);
      const before = await moneyOf(t, as);
      const wrong = await withdraw(t, as, AMOUNT, newKey(), '0000');
      refusedFor(t, wrong, 'WRONG_WITHDRAW_PASSWORD');
      const key = newKey();
      const opened = await withdraw(t, as, AMOUNT, key);
      t.want(opened, 201, `withdrawal password ${PASSWORD}`);
      const again = await withdraw(t, as, AMOUNT, key);
      t.check(again, 201);
      t.same(again, 'the first answer', again.body, opened.body);
      t.check(await withdraw(t, as, AMOUNT * 2, key), 'IDEMPOTENCY_KEY_REUSED');
      t.same('requestWithdrawal', 'the money left', await moneyOf(t, as), before - AMOUNT);
      refusedFor(t, await withdraw(t, as, AMOUNT), 'OPEN_WITHDRAWAL');
      refusedFor(t, await deposit(t, as, AMOUNT), 'OPEN_WITHDRAWAL');
      const cancel = (requestId: string) => t.call('cancelWithdrawal', { as, path: { requestId } });
      t.check(await cancel(opened.body.id), 200);
      t.same('cancelWithdrawal', 'the money that came back', await moneyOf(t, as), before);
      const second = t.want(await withdraw(t, as, AMOUNT), 201);
      const request = { kind: 'withdrawal', id: second.body.id } as const;
      t.check(await decide(t, admin, request, 'check'), 200);
      for (const _ of [1, 2]) t.check(await decide(t, admin, request, 'pay'), 200);
      t.check(await cancel(request.id), 'INVALID_STATE');
      refusedFor(t, await withdraw(t, as, terms.body.amounts.max), 'DAILY_LIMIT');
      t.same('decideDeskRequest', 'the money, paid once', await moneyOf(t, as), before - AMOUNT);
    },
  }),
];
