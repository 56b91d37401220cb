import type { Currency } from '#rules/money.ts';
import type { ModuleDeps } from '../../lib/module.ts';
import type { MessageService } from '../message/index.ts';
import type { WalletService } from '../wallet/index.ts';
import { recordAudit } from './audit.ts';
import type { Actor } from './service.ts';

export type ApproveResult = 'approved' | 'missing' | 'wrong-state';

const WELCOME = {
  title: '가입을 환영합니다.',
  contents: '회원가입이 승인되었습니다.\n이용 규정을 확인하신 후 이용해주세요.',
};

/** Makes the approval of an applicant: level 1, a wallet, a welcome message. Approving again changes nothing. */
export function createApprove(
  { db }: ModuleDeps,
  { wallet, messages }: { wallet: Pick<WalletService, 'openWallet'>; messages: MessageService },
) {
  return async function approve(memberId: string, actor: Actor): Promise<ApproveResult> {
    let tell: (() => Promise<void>) | undefined;
    const result = await db.tx<ApproveResult>(async (q) => {
      const [member] = await q.query<{ state: string; currency: Currency }>(
        'select state, currency from member where id = $1 for update',
        [memberId],
      );
      if (!member) return 'missing';
      if (member.state === 'approved') return 'approved';
      if (member.state !== 'applied') return 'wrong-state';
      await q.query(
        `update member set state = 'approved', level = 1, approved_at = $2 where id = $1`,
        [memberId, actor.now],
      );
      await wallet.openWallet(q, { memberId, currency: member.currency });
      tell = await messages.send(q, { memberId, ...WELCOME }, actor.now);
      await recordAudit(q, {
        at: actor.now,
        actor: actor.memberId,
        action: 'member.approve',
        target: memberId,
        before: { state: 'applied' },
        after: { state: 'approved' },
        ip: actor.ip,
      });
      return 'approved';
    });
    await tell?.();
    return result;
  };
}
