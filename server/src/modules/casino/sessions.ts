import { createHash, createHmac } from 'node:crypto';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { hasToken, insertSession, takeToken, type WalletSession } from './sessions-repository.ts';
import type { CasinoSessions } from './types.ts';

const TOKEN_MS = 60_000;
const NAME_DIGITS = 24;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export function createSessions({ ids }: Pick<ModuleDeps, 'ids'>): CasinoSessions {
  return {
    async launch(q, launch) {
      const sessionId = ids.id('cas');
      const token = ids.token();
      await insertSession(q, { ...launch, id: sessionId, tokenHash: hashOf(token) });
      return { sessionId, token };
    },
  };
}

/** Exchanges a launch token for its session and the member's name at the provider, once. */
export async function openSession(
  q: Queryable,
  { providerId, token, now }: { providerId: string; token: string; now: number },
): Promise<(WalletSession & { playerId: string }) | 'LAUNCH_EXPIRED' | 'NOT_FOUND'> {
  const tokenHash = hashOf(token);
  const opened = await takeToken(q, { providerId, tokenHash, since: now - TOKEN_MS, now });
  if (opened) {
    const { playerSecret, ...session } = opened;
    const name = createHmac('sha256', playerSecret).update(session.memberId).digest('hex');
    return { ...session, playerId: `p-${name.slice(0, NAME_DIGITS)}` };
  }
  return (await hasToken(q, providerId, tokenHash)) ? 'LAUNCH_EXPIRED' : 'NOT_FOUND';
}
