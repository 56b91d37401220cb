import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import type { LoginAccounts } from '../auth/index.ts';
import { createMeTopic, type MePorts } from './me-topic.ts';
import { findLogin, lockLogin, saveLogin } from './repository.ts';
import { memberRoutes } from './routes.ts';
import { passwordTries } from './tries-repository.ts';
import { createMemberService, type MemberServicePorts } from './service.ts';
export { eraseProfile, listErasable, lockLeaver } from './erasure-repository.ts';
export { memberInvariants } from './invariants.ts';
export { createMemberReader, type MemberReader, type MemberView } from './reader.ts';
export { type ListedMember, replaceWithdrawPassword, saveOddsPolicy } from './repository.ts';
export { lockStanding, saveStanding, saveSuspended, type Standing } from './standing-repository.ts';
export {
  endLeaving,
  listLeavingObstacles,
  readLeaving,
  readOpenLeaving,
} from './leaving-repository.ts';
export { lockMoney } from './profile-repository.ts';
export { createSignupRequests, type SignupRequests } from './signup-request.ts';

/** What a login reads and writes of members. */
export const loginAccounts: LoginAccounts = {
  find: findLogin,
  lock: lockLogin,
  async noteLogin(q, memberId, now) {
    await saveLogin(q, memberId, now);
    await passwordTries.reset(q, memberId);
  },
};

export interface MemberPorts extends MemberServicePorts, Omit<MePorts, 'wallet'> {
  wallet: MemberServicePorts['wallet'] & MePorts['wallet'];
}

/** Makes the module of the members' own data: sign-up, account and the `me` topic. */
export function createMemberModule(deps: ModuleDeps, ports: MemberPorts): ServerModule {
  return {
    handlers: memberRoutes(createMemberService(deps, ports)),
    topics: [createMeTopic(deps.db, ports)],
  };
}
