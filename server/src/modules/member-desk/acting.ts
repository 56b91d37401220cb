import { type Role, roleOf } from '#rules/roles.ts';
import type { Standing } from '../member/index.ts';

/** Who of staff does something, from where and when. */
export interface Acting {
  /** Id of staff. */
  actor: string;
  role: Role;
  ip: string;
  now: number;
}

export type CommandRefusal = 'NOT_FOUND' | 'FORBIDDEN' | 'INVALID_STATE';

/** `done` runs after the commit. */
export type CommandResult =
  | { ok: true; done(): Promise<void> | void }
  | { ok: false; error: CommandRefusal };

export function refuse(error: CommandRefusal): { ok: false; error: CommandRefusal } {
  return { ok: false, error };
}

/** Whether somebody of staff may act on an account: that of staff is the admins' alone. */
export function mayActOn(account: Pick<Standing, 'type' | 'role'>, { role }: Acting): boolean {
  return role === 'admin' || roleOf(account) === 'member';
}
