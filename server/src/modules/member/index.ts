import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import type { AuthService } from '../auth/index.ts';
import type { SettingService } from '../setting/index.ts';
import { createFavourites } from './favourites.ts';
import { createMeTopic, type MePorts } from './me-topic.ts';
import { createChangePassword } from './password.ts';
import type { MemberReader } from './reader.ts';
import { memberRoutes } from './routes.ts';
import { createSignup } from './signup.ts';
import type { SignupRequests } from './signup-request.ts';

export { memberInvariants } from './invariants.ts';
export { createMemberReader } from './reader.ts';
export type { MemberReader } from './reader.ts';
export { createSignupRequests, type SignupRequests } from './signup-request.ts';
export { saveOddsPolicy } from './repository.ts';

export interface MemberPorts extends MePorts {
  auth: AuthService;
  setting: SettingService;
  reader: MemberReader;
  requests: SignupRequests;
}

/** Makes the module of the members' own data: sign-up, account, favourites and the `me` topic. */
export function createMemberModule(deps: ModuleDeps, ports: MemberPorts): ServerModule {
  const { auth, setting, reader, requests } = ports;
  const { sessions, passwords } = auth;
  return {
    handlers: memberRoutes(deps, {
      changePassword: createChangePassword(deps, { auth, sessionMinutes: setting.sessionMinutes }),
      signup: createSignup(deps, { passwords, setting, requests }),
      reader,
      sessions,
      favourites: createFavourites(deps.db),
    }),
    topics: [createMeTopic(deps.db, ports)],
  };
}
