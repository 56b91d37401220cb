import type { MoneyRefusal } from '#rules/money-refusals.ts';
import { plainIp } from '../../lib/address.ts';
import type { Db } from '../../lib/db.ts';
import type { Caller } from '../../lib/session.ts';
import type { AuthService } from '../auth/index.ts';
import { replaceWithdrawPassword } from '../member/index.ts';
import { readWithdrawHash, withdrawTries } from './tries-repository.ts';

export interface WithdrawPasswordPorts {
  passwords: Pick<AuthService['passwords'], 'hash' | 'inTurn' | 'verify'>;
  events: Pick<AuthService['events'], 'record'>;
}

export interface PasswordTry extends Caller {
  password: string;
}

/**
 * Null when it is right. Wrong ones alone are counted, those sent at once like
 * those sent one after the other. The last wrong one locks withdrawals until staff unlocks them.
 */
export function createWithdrawPassword(db: Db, { passwords, events }: WithdrawPasswordPorts) {
  return async function check({
    memberId,
    password,
    ip,
    now,
  }: PasswordTry): Promise<MoneyRefusal | null> {
    const checked = await withdrawTries.check(db, memberId, {
      password,
      readHash: () => readWithdrawHash(db, memberId),
      verify: (hash, plain) => passwords.inTurn(() => passwords.verify(hash, plain)),
    });
    if (checked.ok) return null;
    const { left } = checked;
    if (left === null) return { code: 'WITHDRAWAL_LOCKED' };
    await events.record({
      kind: left === 0 ? 'withdrawal.locked' : 'withdrawal.refused',
      at: now,
      memberId,
      ip: plainIp(ip),
      detail: 'WRONG_WITHDRAW_PASSWORD',
    });
    return left === 0
      ? { code: 'WITHDRAWAL_LOCKED' }
      : { code: 'WRONG_WITHDRAW_PASSWORD', rest: left };
  };
}

/**
 * Null when it was changed. The current one is counted like that of a
 * withdrawal, so that a change is no way to more guesses.
 */
export function createWithdrawPasswordChange(
  db: Db,
  { passwords, events }: WithdrawPasswordPorts,
  check: ReturnType<typeof createWithdrawPassword>,
) {
  return async function change(
    attempt: PasswordTry,
    newPassword: string,
  ): Promise<MoneyRefusal | null> {
    const { memberId, now } = attempt;
    const before = await readWithdrawHash(db, memberId);
    const refusal = await check(attempt);
    if (refusal) return refusal;
    const after = await passwords.hash(newPassword);
    // Of two changes at once only one holds: the other was right about a password that is gone.
    if (!(await replaceWithdrawPassword(db, memberId, { before, after })))
      return { code: 'WRONG_WITHDRAW_PASSWORD', rest: await withdrawTries.left(db, memberId) };
    const event = { kind: 'withdraw-password.changed', at: now, memberId } as const;
    await events.record({ ...event, ip: plainIp(attempt.ip), detail: 'changeWithdrawPassword' });
    return null;
  };
}
