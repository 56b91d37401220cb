import type { ModuleDeps } from '../../lib/module.ts';
import type { Passwords } from '../auth/index.ts';

/** Makes the command that changes a password; false when the current one is wrong. */
export function createChangePassword({ db }: ModuleDeps, passwords: Passwords) {
  return async function changePassword(
    memberId: string,
    change: { currentPassword: string; newPassword: string },
  ): Promise<boolean> {
    const [row] = await db.query<{ hash: string }>(
      'select password_hash as hash from member where id = $1',
      [memberId],
    );
    const stored = row?.hash ?? null;
    const right = await passwords.inTurn(() => passwords.verify(stored, change.currentPassword));
    if (!right) return false;
    const fresh = await passwords.hash(change.newPassword);
    // Compared with what was verified, so that of two changes at once only one holds.
    const changed = await db.query(
      'update member set password_hash = $3 where id = $1 and password_hash = $2 returning 1',
      [memberId, stored, fresh],
    );
    return changed.length > 0;
  };
}
