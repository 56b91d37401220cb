import { sample } from 'effector';
import {
  isAddMemberNoteAnswer,
  isAdjustBalanceAnswer,
  isChangeMemberAnswer,
  isDecideLeavingAnswer,
  isEndMemberSessionsAnswer,
  isGetDeskEventsAnswer,
  isRestoreMemberAnswer,
  isSuspendMemberAnswer,
  isUnlockWithdrawalsAnswer,
} from '#contract/checks.gen.ts';
import { deskMember, type RollingCategory } from '@/entities/desk-member';
import type { DeskRequest } from '@/entities/desk-request';
import { createSending, type Keyed } from '@/entities/money-request';
import { type ApiClient, createApiMutation, createApiQuery, request } from '@/shared/api';

/** What staff does to a member; the reason is kept in the audit record. */
export type Care = { memberId: string } & (
  | { act: 'suspend' | 'ban'; until: number | null; reason: string }
  | { act: 'restore' | 'unlock' | 'signOut' | 'takeBack' | 'confirmLeaving'; reason: string }
  | { act: 'block'; ip: string; reason: string }
  | { act: 'standing'; level: number; tendency: number; reason: string }
  | { act: 'rate'; category: RollingCategory; basisPoints: number; reason: string }
  | { act: 'note'; contents: string }
);

export type CareAct = Care['act'];

async function sendCare(api: ApiClient, care: Care): Promise<void> {
  const params = { path: { memberId: care.memberId } };
  switch (care.act) {
    case 'suspend':
    case 'ban': {
      const body = { kind: care.act, until: care.until, reason: care.reason };
      await request(
        api.POST('/desk/member/{memberId}/suspend', { params, body }),
        isSuspendMemberAnswer,
      );
      return;
    }
    case 'restore': {
      const body = { reason: care.reason };
      await request(
        api.POST('/desk/member/{memberId}/restore', { params, body }),
        isRestoreMemberAnswer,
      );
      return;
    }
    case 'takeBack':
    case 'confirmLeaving': {
      const event = care.act === 'takeBack' ? ('takeBack' as const) : ('confirm' as const);
      const body = { event, reason: care.reason };
      await request(
        api.POST('/desk/member/{memberId}/leaving', { params, body }),
        isDecideLeavingAnswer,
      );
      return;
    }
    case 'unlock': {
      const body = { reason: care.reason };
      await request(
        api.POST('/desk/member/{memberId}/unlock', { params, body }),
        isUnlockWithdrawalsAnswer,
      );
      return;
    }
    case 'signOut': {
      const body = { reason: care.reason };
      await request(
        api.POST('/desk/member/{memberId}/session', { params, body }),
        isEndMemberSessionsAnswer,
      );
      return;
    }
    case 'block': {
      const body = { ip: care.ip, reason: care.reason };
      await request(api.POST('/admin/address', { body }));
      return;
    }
    case 'standing': {
      const body = { level: care.level, tendency: care.tendency, reason: care.reason };
      await request(api.PATCH('/admin/member/{memberId}', { params, body }), isChangeMemberAnswer);
      return;
    }
    case 'rate': {
      const body = { category: care.category, basisPoints: care.basisPoints, reason: care.reason };
      await request(api.PUT('/admin/member/{memberId}/rolling', { params, body }));
      return;
    }
    case 'note': {
      const body = { contents: care.contents };
      await request(
        api.POST('/desk/member/{memberId}/note', { params, body }),
        isAddMemberNoteAnswer,
      );
    }
  }
}

export const caring = createApiMutation(sendCare);

export interface AdjustmentBody {
  memberId: string;
  account: 'money' | 'points' | 'tether';
  /** Minor units of the account; below 0 takes. */
  amount: number;
  reason: string;
  /** The event that it rewards. */
  eventId?: number;
}

/** The events that a member can be rewarded for. */
export const eventList = createApiQuery((api: ApiClient) =>
  request(api.GET('/admin/event'), isGetDeskEventsAnswer),
);

export const adjusting = createSending<AdjustmentBody, DeskRequest>(
  (api, { key, body }: Keyed<AdjustmentBody>) =>
    request(
      api.POST('/admin/adjustment', { params: { header: { 'Idempotency-Key': key } }, body }),
      isAdjustBalanceAnswer,
    ),
);

// Whatever became of it, the member is perhaps not as it was shown.
sample({
  clock: [caring.done, caring.failed, adjusting.done, adjusting.failed],
  fn: () => undefined,
  target: deskMember.refresh,
});
