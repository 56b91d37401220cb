import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import { deviceTokenOf } from './device-cookie.ts';
import { deviceKey } from './devices.ts';
import { createGuard } from './guard.ts';
import { authRoutes } from './routes.ts';
import { createStreamCheck } from './stream-check.ts';
import { type AuthService, type AuthServicePorts, createAuthService } from './service.ts';
export { eraseSignIns } from './erasure-repository.ts';
export { deviceCookie, deviceTokenOf } from './device-cookie.ts';
export { forgetOtherDevices, listDevices, rememberDevice } from './devices.ts';
export { authInvariants } from './invariants.ts';
export type { LoginAccounts } from './login.ts';
export type { Passwords } from './passwords.ts';
export { listSignIns } from './repository.ts';
export { requireSession } from './require-session.ts';
export type { AuthService } from './service.ts';
export type { OpenedSession, Sessions } from './sessions.ts';

export interface AuthPorts extends AuthServicePorts {
  unreadCount(memberId: string): Promise<number>;
  /** Whether the member has sent this key before: a repeat gets its answer, whatever has come since. */
  isReplay(memberId: string, key: string): Promise<boolean>;
  /** The sessions that hold streams on this server. */
  streamSessions(): readonly string[];
}

/** Makes the module that says who is asking: guard, sessions, login and logout. */
export function createAuthModule(
  deps: ModuleDeps,
  ports: AuthPorts,
): ServerModule & { service: AuthService } {
  const service = createAuthService(deps, ports);
  const check = createStreamCheck(deps, service.sessions, ports.streamSessions);
  return {
    handlers: authRoutes(service),
    guard: createGuard({ ...ports, ...service }),
    deviceOf: (request) => deviceKey(deps.db, deviceTokenOf(request)),
    tasks: [service.sessions.expiryTask],
    start: async () => check.start(),
    close: async () => check.stop(),
    service,
  };
}
