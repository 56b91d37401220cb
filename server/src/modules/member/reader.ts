import type { components } from '#contract/types.gen.ts';
import type { Db } from '../../lib/db.ts';
import type { WalletService } from '../wallet/index.ts';

export type MemberView = components['schemas']['Member'];

export interface MemberReader {
  /** Reads what a member may see of themselves. */
  view(memberId: string, sessionExpiresAt: number): Promise<MemberView>;
  tendencyOf(memberId: string): Promise<number>;
}

type Row = Omit<MemberView, 'nickName' | 'isLogin' | 'emoney' | 'point' | 'sessionExpiresAt'>;

/** Makes the one place that shapes a member for an answer; the hashes and personal data never leave the table. */
export function createMemberReader(db: Db, wallet: Pick<WalletService, 'balanceOf'>): MemberReader {
  return {
    async view(memberId, sessionExpiresAt) {
      const [row] = await db.query<Row>(
        `select m.id, m.user_id as "userId", m.nickname, m.level, m.currency, m.type, m.role,
                m.withdrawal_type as "withdrawalType", m.tendency,
                m.tether_signup_flag as "tetherSignupFlag", m.previous_login_at as "lastLoginAt",
                (select count(*)::int from message g
                  where g.member_id = m.id and g.read_at is null and g.deleted_at is null) as "unreadCount"
           from member m where m.id = $1`,
        [memberId],
      );
      if (!row) throw new Error(`a session without a member: ${memberId}`);
      const balance = await wallet.balanceOf(db, memberId);
      return {
        ...row,
        nickName: row.nickname,
        isLogin: true,
        emoney: balance?.emoney ?? 0,
        point: balance?.point ?? 0,
        sessionExpiresAt,
      };
    },
    async tendencyOf(memberId) {
      const [row] = await db.query<{ tendency: number }>(
        'select tendency from member where id = $1',
        [memberId],
      );
      return row?.tendency ?? 0;
    },
  };
}
