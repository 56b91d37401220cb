import {
  isAddMemberNoteAnswer,
  isChangeMemberAnswer,
  isDecideLeavingAnswer,
  isEndMemberSessionsAnswer,
  isRestoreMemberAnswer,
  isSuspendMemberAnswer,
  isUnlockWithdrawalsAnswer,
} from '#contract/checks.gen.ts';
import type { RollingCategory } from '@/entities/desk-member';
import { type ApiClient, request } from '@/shared/api';

/** What is asked about before: of whom, in words, and why. */
type Measured = { nickname: string; reason: string } & (
  | { act: 'suspend' | 'ban'; until: number | null }
  | { act: 'restore' | 'unlock' | 'signOut' | 'takeBack' | 'confirmLeaving' }
  | { act: 'block'; ip: string }
);

export type Measure = Measured['act'];

/** What staff does to a member; the reason is kept in the audit record. */
export type Care = { memberId: string } & (
  | Measured
  | { act: 'standing'; level: number; tendency: number; reason: string }
  | { act: 'rate'; category: RollingCategory; basisPoints: number; reason: string }
  | { act: 'note'; contents: string }
);

export async function sendCare(api: ApiClient, care: Care): Promise<void> {
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
