import type { Answer } from '../../site/call.ts';
import type { Session } from '../../site/site.ts';
import type { CaseContext, Schemas } from '../context.ts';
import { newKey } from '../offers.ts';
import { sessionOf } from '../people.ts';

type Kind = Schemas['DeskKind'];

/** What staff does with a request; `as` is an account of staff. */
export async function decide(
  t: CaseContext,
  as: Session,
  { kind, id }: { kind: Kind; id: string },
  event: Schemas['DeskEvent'],
  reason: string | null = null,
) {
  const path = { kind, requestId: id };
  return t.call('decideDeskRequest', { as, path, body: { event, reason } });
}

export async function staffOf(t: CaseContext) {
  return { admin: await sessionOf(t, 'admin'), manager: await sessionOf(t, 'manager') };
}

/** Asks for a deposit, without a bonus where none is named. */
export function deposit(
  t: CaseContext,
  as: Session,
  amount: number,
  key = newKey(),
  bonus: Schemas['DepositBonus'] = 'none',
) {
  const body = { amount, depositorName: '홍길동', chargeType: 1, bonus };
  return t.call('requestDeposit', { as, headers: { 'Idempotency-Key': key }, body });
}

/** Why a deposit or a withdrawal was refused; empty where it was not. */
export function refusalsOf({ body }: Answer): string[] {
  const { refusals = [] } = (body ?? {}) as { refusals?: { code: string }[] };
  return refusals.map(({ code }) => code);
}

/** Checks that a deposit or withdrawal was refused for a reason; others may be beside it. */
export function refusedFor(
  t: CaseContext,
  answer: Answer,
  code: Schemas['MoneyRefusalCode'],
): void {
  if (!t.check(answer, 'REQUEST_REFUSED', code)) return;
  const codes = refusalsOf(answer);
  t.holds(answer, codes.includes(code), `refused for ${code}`, codes);
}

/** The answer to a new deposit, and the request that staff decides. */
export async function openDeposit(
  t: CaseContext,
  as: Session,
  amount: number,
  bonus?: Schemas['DepositBonus'],
) {
  const { body } = t.want(await deposit(t, as, amount, newKey(), bonus), 201, 'a deposit');
  return { deposited: body, request: { kind: 'deposit', id: body.id } as const };
}

export async function creditedDeposit(t: CaseContext, as: Session, amount: number) {
  const { admin } = await staffOf(t);
  const { request } = await openDeposit(t, as, amount);
  t.want(await decide(t, admin, request, 'approve'), 200, 'its approval');
  return request;
}
