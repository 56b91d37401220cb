import { type Role, roleOf } from '#rules/roles.ts';
import type { RequestContext } from '../../contract/types.ts';
import type { Db, Queryable } from '../../lib/db.ts';
import type { Acting as StaffActing } from '../audit/index.ts';
import { lockStanding, type Standing } from '../member/index.ts';
import type { Actor } from '../request/index.ts';

/** Who of staff does something, from where and when. */
export interface Acting extends StaffActing {
  role: Role;
}

export function actingOf({ member, ip, now }: RequestContext): Acting {
  return { actor: member.memberId, role: roleOf(member), ip, now };
}

/** The same as requests name it. */
export function actorOf({ member, ip }: RequestContext): Actor {
  return { id: member.memberId, role: roleOf(member), ip };
}

/** The same with the key under which it is done once. */
export function askingOf(ctx: RequestContext, headers: { 'Idempotency-Key': string }) {
  return { actor: actorOf(ctx), key: headers['Idempotency-Key'], now: ctx.now };
}

export type CommandResult = 'done' | 'NOT_FOUND' | 'FORBIDDEN' | 'INVALID_STATE';

/** Whether somebody of staff may act on an account: that of staff is the admins' alone. */
function mayActOn(account: Pick<Standing, 'type' | 'role'>, { role }: Acting): boolean {
  return role === 'admin' || roleOf(account) === 'member';
}

/** Runs a command in a transaction, on a locked member whom the caller may act on. */
export function onMember(
  db: Db,
  memberId: string,
  acting: Acting,
  run: (q: Queryable, member: Standing) => Promise<CommandResult>,
): Promise<CommandResult> {
  return db.tx(async (q) => {
    const member = await lockStanding(q, memberId);
    if (!member) return 'NOT_FOUND';
    return mayActOn(member, acting) ? run(q, member) : 'FORBIDDEN';
  });
}
