import type { ModuleDeps } from '../../module.ts';
import type { AuthService } from '../auth/index.ts';
import { type AskResult, askStaff } from '../inquiry/index.ts';
import type { SettingService } from '../setting/index.ts';
import type { WalletService } from '../wallet/index.ts';
import { createLeave } from './leave.ts';
import { createPasswordCommands } from './password.ts';
import { createProfileReader } from './profile.ts';
import { type Preference, savePreference } from './profile-repository.ts';
import type { MemberReader, MemberView } from './reader.ts';
import { createSignup } from './signup.ts';
import { createStepUp } from './step-up.ts';
import type { SignupRequests } from './signup-request.ts';
import {
  findCode,
  isBanned,
  isTaken,
  type SignupCode,
  type UniqueField,
} from './signup-repository.ts';

export interface MemberServicePorts {
  auth: AuthService;
  setting: SettingService;
  reader: MemberReader;
  requests: SignupRequests;
  wallet: Pick<WalletService, 'post'>;
}

export interface PasswordInquiry {
  userId: string;
  nickname: string;
  contact: string;
}

export interface MemberService extends ReturnType<typeof createPasswordCommands> {
  signup: ReturnType<typeof createSignup>;
  profile: ReturnType<typeof createProfileReader>;
  leave: ReturnType<typeof createLeave>;
  choose(memberId: string, preference: Preference): Promise<Preference>;
  /** Whatever its case. */
  findCode(code: string): Promise<SignupCode | null>;
  /** Whether a value of a sign-up form is taken or banned. */
  isUsed(field: UniqueField, value: string): Promise<boolean>;
  /** With the end of the caller's session. */
  view(memberId: string, sessionId: string): Promise<MemberView>;
  /** Always stored for staff, so that answer and time reveal nothing about who is a member. */
  askForPassword(inquiry: PasswordInquiry, caller: { ip: string; now: number }): Promise<AskResult>;
}

export function createMemberService(
  deps: ModuleDeps,
  { auth, setting, reader, requests, wallet }: MemberServicePorts,
): MemberService {
  const { db } = deps;
  const { sessions, passwords } = auth;
  const stepUp = createStepUp(db, auth);

  return {
    signup: createSignup(deps, { passwords, setting, requests }),
    ...createPasswordCommands(deps, { auth, stepUp, sessionMinutes: setting.sessionMinutes }),
    profile: createProfileReader(db),
    leave: createLeave(deps, { auth, stepUp, wallet }),
    async choose(memberId, preference) {
      await savePreference(db, memberId, preference);
      return preference;
    },
    findCode: (code) => findCode(db, code),
    async isUsed(field, value) {
      const mayBeBanned = field === 'userId' || field === 'nickname';
      return (mayBeBanned && (await isBanned(db, value))) || isTaken(db, field, value);
    },
    async view(memberId, sessionId) {
      return reader.view(memberId, await sessions.boundsOf(sessionId));
    },
    async askForPassword({ userId, nickname, contact }, { ip, now }) {
      const inquiry = { contact, title: userId, contents: nickname };
      return askStaff(deps, { ...inquiry, kind: 'password', ip, now });
    },
  };
}
