import {
  SIGNUP_TRANSITIONS,
  type SignupEvent,
  type SignupState,
} from '#rules/request-transitions.ts';
import type { ModuleDeps } from '../../module.ts';
import type { MessageService } from '../message/index.ts';
import { createRequests, type RequestKind, type Requests, tableOf } from '../request/index.ts';
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

/** Approval sets level 1, opens the wallet and sends a welcome message. */
export function createSignupRequests(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  { wallet, messages }: SignupRequestPorts,
): SignupRequests {
  const kind: RequestKind<SignupState, SignupEvent> = {
    kind: 'signup',
    ...tableOf(SIGNUP_TRANSITIONS),
    isExclusive: true,
    effects: {
      async approve(q, { request: { memberId }, at }) {
        const member = await approveApplicant(q, memberId, at);
        if (!member)
          throw new Error(`member ${memberId} has a sign-up request but is no applicant`);
        await insertOwnCode(q, memberId);
        await wallet.openWallet(q, { memberId, currency: member.currency });
        await messages.send(q, { memberId, ...WELCOME }, at);
      },
      reject: (q, { request }) => rejectApplicant(q, request.memberId),
    },
    record: ({ request }) => ({ as: 'member', target: request.memberId }),
  };
  return createRequests(deps, kind);
}
