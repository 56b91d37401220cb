import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import type { LoginAccounts } from '../auth/index.ts';
import { createMeTopic, type MePorts } from './me-topic.ts';
import { findLogin, lockState, saveLogin } from './repository.ts';
import { memberRoutes } from './routes.ts';
import { createMemberService, type MemberServicePorts } from './service.ts';
export { memberInvariants } from './invariants.ts';
export { createMemberReader, type MemberReader, type MemberView } from './reader.ts';
export { type ListedMember, saveOddsPolicy } from './repository.ts';
export { createSignupRequests, type SignupRequests } from './signup-request.ts';

/** What a login reads and writes of members. */
export const loginAccounts: LoginAccounts = {
  find: findLogin,
  lockState,
  noteLogin: saveLogin,
};

export interface MemberPorts extends MePorts, MemberServicePorts {}

/** Makes the module of the members' own data: sign-up, account and the `me` topic. */
export function createMemberModule(deps: ModuleDeps, ports: MemberPorts): ServerModule {
  return {
    handlers: memberRoutes(createMemberService(deps, ports)),
    topics: [createMeTopic(deps.db, ports)],
  };
}
