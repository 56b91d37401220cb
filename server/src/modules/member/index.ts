import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import type { LoginAccounts } from '../auth/index.ts';
import { createMeTopic, type MePorts } from './me-topic.ts';
import { findLogin, lockState, saveLogin } from './repository.ts';
import { memberRoutes } from './routes.ts';
import { passwordTries } from './tries-repository.ts';
import { createMemberService, type MemberServicePorts } from './service.ts';
export { memberInvariants } from './invariants.ts';
export { createMemberReader, type MemberReader, type MemberView } from './reader.ts';
export { type ListedMember, replaceWithdrawPassword, saveOddsPolicy } from './repository.ts';
export { lockStanding, saveStanding, saveSuspended, type Standing } from './standing-repository.ts';
export { createSignupRequests, type SignupRequests } from './signup-request.ts';

/** What a login reads and writes of members. */
export const loginAccounts: LoginAccounts = {
  find: findLogin,
  lockState,
  async noteLogin(q, memberId, now) {
    await saveLogin(q, memberId, now);
    await passwordTries.reset(q, memberId);
  },
};

export interface MemberPorts extends MePorts, MemberServicePorts {}

/** Makes the module of the members' own data: sign-up, account and the `me` topic. */
export function createMemberModule(deps: ModuleDeps, ports: MemberPorts): ServerModule {
  return {
    handlers: memberRoutes(createMemberService(deps, ports)),
    topics: [createMeTopic(deps.db, ports)],
  };
}
