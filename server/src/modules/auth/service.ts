import type { FastifyRequest } from 'fastify';
import type { components } from '#contract/types.gen.ts';
import type { MoneyRefusal } from '#rules/money-refusals.ts';
import { mayEnterCasino } from '#rules/roles.ts';
import { plainIp } from '../../lib/address.ts';
import type { ModuleDeps } from '../../module.ts';
import type { Session } from '../../lib/session.ts';
import { stopRefusals } from '../protection/index.ts';
import { type BlockedAddresses, createBlockedAddresses } from './blocked-addresses.ts';
import { createGuesses } from './guesses.ts';
import { type Accounts, createLogin, type LoginResult } from './login.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createSecurityEvents, type SecurityEvents } from './security-events.ts';
import { createSessions, type Sessions } from './sessions.ts';

type Schemas = components['schemas'];

const LOBBY_MINUTES = 120;

export interface AuthServicePorts {
  /** Known only when all modules are made. */
  accounts(): Accounts;
  underMaintenance(): Promise<boolean>;
  sessionMinutes(): Promise<number>;
}

/** The request that a login or logout came with. */
export interface Caller {
  ip: string;
  now: number;
  raw: FastifyRequest;
}

export interface LoginInput {
  userId: string;
  password: string;
  /** The token of the device's cookie. */
  device: string | null;
}

type OpenedLobby =
  | { ok: true; expiresAt: number }
  | { ok: false; code: 'CASINO_RESTRICTED' | 'SESSION_EXPIRED' }
  | { ok: false; code: 'REQUEST_REFUSED'; refusals: MoneyRefusal[] };

type LoggedIn = Extract<LoginResult, { ok: true }> & { member: Schemas['Member'] };

export interface AuthService {
  sessions: Sessions;
  passwords: Passwords;
  events: SecurityEvents;
  blockedAddresses: BlockedAddresses;
  login(input: LoginInput, caller: Caller): Promise<LoggedIn | Extract<LoginResult, { ok: false }>>;
  logout(session: Session, caller: Pick<Caller, 'ip' | 'now'>): Promise<void>;
  /** Of normal length from now; null when the session is over. */
  extend(session: Session, now: number): Promise<number | null>;
  /** For the 120 minutes of a lobby, unless the member has stopped playing. */
  openLobby(session: Session, lobby: string, now: number): Promise<OpenedLobby>;
}

export function createAuthService(deps: ModuleDeps, ports: AuthServicePorts): AuthService {
  const { db, ids, log } = deps;
  const { accounts, sessionMinutes } = ports;
  const sessions = createSessions(deps, sessionMinutes);
  const passwords = createPasswords();
  const blockedAddresses = createBlockedAddresses(db, sessions);
  const events = createSecurityEvents(db, log);
  const guesses = createGuesses(deps);
  const login = createLogin({ ...ports, db, ids, guesses, sessions, passwords, events });

  return {
    sessions,
    passwords,
    events,
    blockedAddresses,
    async login(input, { ip, now, raw }) {
      const result = await login({ ...input, ip: plainIp(ip), raw }, now);
      if (!result.ok) return result;
      return { ...result, member: await accounts().view(result.memberId, result.opened) };
    },
    async logout({ id, memberId }, { ip, now }) {
      await sessions.end(id, 'logout', now);
      await events.record({ kind: 'logout', at: now, memberId, ip: plainIp(ip), detail: id });
    },
    extend: async ({ id }, now) => sessions.refresh(id, await sessionMinutes(), now),
    async openLobby({ id, memberId }, lobby, now) {
      if (lobby === 'casino' && !mayEnterCasino(await accounts().tendencyOf(memberId)))
        return { ok: false, code: 'CASINO_RESTRICTED' };
      const refusals = await stopRefusals(db, memberId, now);
      if (refusals.length > 0) return { ok: false, code: 'REQUEST_REFUSED', refusals };
      const expiresAt = await sessions.refresh(id, LOBBY_MINUTES, now);
      return expiresAt === null ? { ok: false, code: 'SESSION_EXPIRED' } : { ok: true, expiresAt };
    },
  };
}
