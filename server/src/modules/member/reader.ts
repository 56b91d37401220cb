import type { components } from '../../contract/schema.gen.ts';
import type { Db } from '../../lib/db.ts';
import type { WalletPort } from './ports.ts';

export type MemberView = components['schemas']['Member'];

export interface MemberReader {
  /** Reads what a member may see of themselves. */
  view(memberId: string, sessionExpiresAt: number): Promise<MemberView>;
}

type Row = Omit<
  MemberView,
  'nickName' | 'isLogin' | 'emoney' | 'point' | 'currency' | 'sessionExpiresAt'
>;

/** Makes the one place that shapes a member for an answer; the hashes and personal data never leave the table. */
export function createMemberReader(db: Db, wallet: Pick<WalletPort, 'balanceOf'>): MemberReader {
  return {
    async view(memberId, sessionExpiresAt) {
      const [row] = await db.query<Row>(
        `select m.id, m.user_id as "userId", m.nickname, m.level, m.type, m.role,
                m.withdrawal_type as "withdrawalType", m.tendency,
                m.tether_signup_flag as "tetherSignupFlag", m.previous_login_at as "lastLoginAt",
                (select count(*)::int from message g
                  where g.member_id = m.id and g.read_at is null and g.deleted_at is null) as "unreadCount"
           from member m where m.id = $1`,
        [memberId],
      );
      if (!row) throw new Error(`a session without a member: ${memberId}`);
      const { emoney, point, currency } = await wallet.balanceOf(db, memberId);
      return {
        ...row,
        nickName: row.nickname,
        isLogin: true,
        emoney,
        point,
        currency,
        sessionExpiresAt,
      };
    },
  };
}
