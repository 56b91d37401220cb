import {
  SIGNUP_TRANSITIONS,
  type SignupEvent,
  type SignupState,
} from '#rules/request-transitions.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import type { MessageService } from '../message/index.ts';
import { recordAudit } from '../audit/index.ts';
import {
  createRequests,
  type RequestKind,
  type Requests,
  type StepContext,
  tableOf,
} from '../request/index.ts';
import type { WalletService } from '../wallet/index.ts';
import { approveApplicant, insertOwnCode, rejectApplicant } from './repository.ts';

export type SignupRequests = Requests<SignupState, SignupEvent>;

export interface SignupRequestPorts {
  wallet: Pick<WalletService, 'openWallet'>;
  messages: MessageService;
}

const WELCOME = {
  title: '가입을 환영합니다.',
  contents: '회원가입이 승인되었습니다.\n이용규정을 확인하신 후 이용해주세요.',
};

function audit(
  q: Queryable,
  event: SignupEvent,
  { request, actor, reason, at }: StepContext,
): Promise<void> {
  return recordAudit(q, {
    at,
    actor: actor.id,
    action: `member.${event}`,
    target: request.memberId,
    before: { state: 'applied' },
    after: { state: request.state, ...(reason !== null && { reason }) },
    ip: actor.ip,
  });
}

/** Makes the requests of applicants. Approval sets level 1, opens the wallet and sends a welcome message. */
export function createSignupRequests(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  { wallet, messages }: SignupRequestPorts,
): SignupRequests {
  const kind: RequestKind<SignupState, SignupEvent> = {
    kind: 'signup',
    ...tableOf(SIGNUP_TRANSITIONS),
    isExclusive: true,
    effects: {
      check: (q, step) => audit(q, 'check', step).then(() => undefined),
      release: (q, step) => audit(q, 'release', step).then(() => undefined),
      async approve(q, step) {
        const { request, at } = step;
        const { memberId } = request;
        const member = await approveApplicant(q, memberId, at);
        if (!member)
          throw new Error(`member ${memberId} has a sign-up request but is no applicant`);
        await audit(q, 'approve', step);
        await insertOwnCode(q, memberId);
        await wallet.openWallet(q, { memberId, currency: member.currency });
        return messages.send(q, { memberId, ...WELCOME }, at);
      },
      async reject(q, step) {
        await rejectApplicant(q, step.request.memberId);
        await audit(q, 'reject', step);
        return undefined;
      },
    },
  };
  return createRequests(deps, kind);
}
