import type { components } from '#contract/types.gen.ts';
import type { Db } from '../../lib/db.ts';
import type { WalletService } from '../wallet/index.ts';
import { type ListedMember, listMembers, readMember, readTendency } from './repository.ts';

export type MemberView = components['schemas']['Member'];

export interface MemberReader {
  view(memberId: string, session: { expiresAt: number; endsAt: number }): Promise<MemberView>;
  tendencyOf(memberId: string): Promise<number>;
  /** Lists members in a state, the oldest first. */
  list(state: string, limit: number): Promise<ListedMember[]>;
}

/** The one place that shapes a member for an answer. */
export function createMemberReader(db: Db, wallet: Pick<WalletService, 'balanceOf'>): MemberReader {
  return {
    async view(memberId, session) {
      const row = await readMember(db, memberId);
      if (!row) throw new Error(`a session without a member: ${memberId}`);
      const balance = await wallet.balanceOf(db, memberId);
      return {
        ...row,
        nickName: row.nickname,
        isLogin: true,
        emoney: balance?.emoney ?? 0,
        point: balance?.point ?? 0,
        sessionExpiresAt: session.expiresAt,
        sessionEndsAt: session.endsAt,
      };
    },
    tendencyOf: (memberId) => readTendency(db, memberId),
    list: (state, limit) => listMembers(db, state, limit),
  };
}
