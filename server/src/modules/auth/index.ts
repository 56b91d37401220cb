import { defineModule, type ModuleDeps, type ServerModule } from '../../module.ts';
import { messageModule } from '../message/index.ts';
import { settingModule } from '../setting/index.ts';
import { wagerModule } from '../wager/index.ts';
import { deviceTokenOf } from './device-cookie.ts';
import { deviceKey } from './devices.ts';
import { createGuard } from './guard.ts';
import { authInvariants } from './invariants.ts';
import type { Accounts } from './login.ts';
import { authRoutes } from './routes.ts';
import { createStreamCheck } from './stream-check.ts';
import { type AuthService, type AuthServicePorts, createAuthService } from './service.ts';
export { eraseSignIns } from './erasure-repository.ts';
export { deviceCookie, deviceTokenOf } from './device-cookie.ts';
export { forgetOtherDevices, listDevices, membersOfDevice, rememberDevice } from './devices.ts';
export type { Accounts } from './login.ts';
export type { Passwords } from './passwords.ts';
export { listSignIns } from './repository.ts';
export type { AuthService } from './service.ts';
export type { OpenedSession, Sessions } from './sessions.ts';

interface AuthModule extends ServerModule {
  service: AuthService;
  /** Call it before the server starts. */
  setAccounts(accounts: Accounts): void;
}

interface AuthPorts extends Omit<AuthServicePorts, 'accounts'> {
  unreadCount(memberId: string): Promise<number>;
  /** Whether the member has sent this key before: a repeat gets its answer, whatever has come since. */
  isReplay(memberId: string, key: string): Promise<boolean>;
}

function createAuthModule(deps: ModuleDeps, ports: AuthPorts): AuthModule {
  let known: Accounts | undefined;
  function accounts(): Accounts {
    if (!known) throw new Error('no module has said who may log in');
    return known;
  }
  const service = createAuthService(deps, { ...ports, accounts });
  const check = createStreamCheck(deps, service.sessions, () => deps.hub.sessions());
  return {
    routes: authRoutes(service),
    guard: createGuard({ ...ports, ...service }),
    deviceOf: (request) => deviceKey(deps.db, deviceTokenOf(request)),
    scheduled: [service.sessions.expiryTask],
    start: async () => check.start(),
    close: async () => check.stop(),
    service,
    setAccounts(accounts) {
      known = accounts;
    },
  };
}

/** Who is asking: guard, sessions, login and logout. */
export const authModule = defineModule({
  name: 'auth',
  tables: ['session', 'login_failure', 'device', 'security_event', 'blocked_ip'],
  invariants: authInvariants,
  guests: ['login'],
  create(deps, use) {
    const setting = use(settingModule);
    const wager = use(wagerModule).service;
    const auth = createAuthModule(deps, {
      underMaintenance: setting.service.underMaintenance,
      sessionMinutes: setting.service.sessionMinutes,
      unreadCount: use(messageModule).service.unreadCount,
      isReplay: async (memberId, key) => (await wager.byKey(memberId, key)) !== null,
    });
    setting.countMembersBy(() => auth.service.sessions.recentCount(deps.clock.now()));
    return auth;
  },
});
