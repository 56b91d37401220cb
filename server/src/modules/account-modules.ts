import type { components } from '#contract/types.gen.ts';
import type { ModuleDeps, ServerModule } from '../lib/module.ts';
import { createAdminModule } from './admin/index.ts';
import { type AuthService, createAuthModule } from './auth/index.ts';
import { createFavouriteModule } from './favourite/index.ts';
import { createNotImplementedModule } from './not-implemented/index.ts';
import {
  createMemberModule,
  createMemberReader,
  createSignupRequests,
  loginAccounts,
  type SignupRequests,
} from './member/index.ts';
import { createMessageModule, type MessageService } from './message/index.ts';
import { createNoticeModule } from './notice/index.ts';
import { createSavedSlipModule } from './saved-slip/index.ts';
import { createSettingModule, type SettingPorts } from './setting/index.ts';
import type { WalletService } from './wallet/index.ts';

type Schemas = components['schemas'];

export interface AccountPorts {
  wallet: WalletService;
  /** How many streams without a session are open on this server. */
  guestStreams(): number;
  /** The sessions that hold streams on this server. */
  streamSessions(): readonly string[];
  counts: SettingPorts['counts'];
  /** Whether the member has placed under this key before. */
  isReplay(memberId: string, key: string): Promise<boolean>;
  openBets(memberId: string): Promise<Schemas['Bet'][]>;
  unseenResults(memberId: string): Promise<number>;
}

export interface AccountModules {
  modules: readonly ServerModule[];
  auth: AuthService;
  messages: Pick<MessageService, 'send'>;
  signupRequests: SignupRequests;
}

/** Wires everything about people: who they are, what they may do, what the site tells them. */
export function createAccountModules(deps: ModuleDeps, ports: AccountPorts): AccountModules {
  const { wallet, guestStreams, streamSessions, counts, openBets, unseenResults } = ports;
  const { isReplay } = ports;
  const message = createMessageModule(deps);
  const { unreadCount } = message.service;
  const reader = createMemberReader(deps.db, wallet);
  const setting = createSettingModule(deps, {
    accessCount: () => guestStreams() + auth.service.sessions.recentCount(deps.clock.now()),
    counts,
  });
  const { underMaintenance, sessionMinutes } = setting.service;
  const auth = createAuthModule(deps, {
    reader,
    accounts: loginAccounts,
    underMaintenance,
    sessionMinutes,
    unreadCount,
    isReplay,
    streamSessions,
  });
  const signupRequests = createSignupRequests(deps, { wallet, messages: message.service });
  const member = createMemberModule(deps, {
    auth: auth.service,
    setting: setting.service,
    reader,
    wallet,
    unreadCount,
    openBets,
    unseenResults,
    requests: signupRequests,
  });
  const admin = createAdminModule(deps, {
    setting: setting.service,
    sessions: auth.service.sessions,
    signupRequests,
    reader,
  });
  return {
    modules: [
      setting,
      auth,
      member,
      createFavouriteModule(deps),
      createSavedSlipModule(deps),
      message,
      createNoticeModule(deps, message.service),
      admin,
      createNotImplementedModule(),
    ],
    auth: auth.service,
    messages: message.service,
    signupRequests,
  };
}
