import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import type { MemberReader } from '../member/index.ts';
import { type BlockedIps, createBlockedIps } from './blocked-ips.ts';
import { deviceTokenOf } from './device-cookie.ts';
import { deviceKey } from './devices.ts';
import { createGuard } from './guard.ts';
import { createLogin } from './login.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { authRoutes } from './routes.ts';
import { createSecurityEvents, type SecurityEvents } from './security-events.ts';
import { createSessions, type Sessions } from './sessions.ts';
export { requireSession } from './require-session.ts';
export { deviceCookie, deviceTokenOf } from './device-cookie.ts';
export { forgetOtherDevices, rememberDevice } from './devices.ts';
export type { Passwords } from './passwords.ts';
export type { SecurityEvents } from './security-events.ts';
export type { Sessions } from './sessions.ts';

export interface AuthPorts {
  reader: MemberReader;
  underMaintenance(): Promise<boolean>;
  sessionMinutes(): Promise<number>;
  unreadCount(memberId: string): Promise<number>;
  /** Whether the member has sent this key before: a repeat gets its answer, whatever has come since. */
  isReplay(memberId: string, key: string): Promise<boolean>;
}

export interface AuthService {
  sessions: Sessions;
  passwords: Passwords;
  events: SecurityEvents;
  /** Blocks an address: its sessions and streams end, and every call from it answers 600. */
  blockIp(ip: string, reason: string, now: number): Promise<void>;
}

/** Makes the module that says who is asking: guard, sessions, login and logout. */
export function createAuthModule(
  deps: ModuleDeps,
  ports: AuthPorts,
): ServerModule & { service: AuthService } {
  const { db, ids, log, limits } = deps;
  const { underMaintenance, sessionMinutes, unreadCount, isReplay, reader } = ports;
  const sessions = createSessions(deps, sessionMinutes);
  const passwords = createPasswords();
  const blockedIps: BlockedIps = createBlockedIps(db);
  const events = createSecurityEvents(db, log);
  const login = createLogin({
    ...{ db, ids, limits, sessions, passwords, events },
    underMaintenance,
    sessionMinutes,
  });
  return {
    handlers: authRoutes({ login, sessions, reader, events, sessionMinutes }),
    guard: createGuard({
      ...{ sessions, blockedIps, events },
      ...{ underMaintenance, unreadCount, isReplay },
    }),
    deviceOf: (request) => deviceKey(db, deviceTokenOf(request)),
    tasks: [sessions.expiryTask],
    service: {
      sessions,
      passwords,
      events,
      async blockIp(ip, reason, now) {
        await blockedIps.block(ip, reason, now);
        await sessions.endByIp(ip, now);
      },
    },
  };
}
