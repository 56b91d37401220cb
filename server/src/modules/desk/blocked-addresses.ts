import type { Handlers } from '../../contract/types.ts';
import { typedIp } from '../../lib/address.ts';
import { done } from '../../lib/answers.ts';
import { fieldProblem } from '../../lib/problem.ts';
import type { AuthService } from '../auth/index.ts';
import { actingOf } from './acting.ts';

const MOST_LISTED = 500;

/** Addresses from which nobody reaches the site. */
export function blockedAddressRoutes({ blockedAddresses }: AuthService): Partial<Handlers> {
  return {
    async getBlockedAddresses() {
      return { status: 200, body: await blockedAddresses.list(MOST_LISTED) };
    },
    async blockAddress({ body }, ctx) {
      const address = typedIp(body.ip);
      if (address === null) return fieldProblem('ip', 'is no address');
      const isBlocked = await blockedAddresses.block(address, body.reason, actingOf(ctx));
      return done(isBlocked || 'INVALID_STATE');
    },
    async unblockAddress({ params: { ip } }, ctx) {
      // As it is listed, else as sockets write it.
      const names = new Set([ip, typedIp(ip) ?? ip]);
      let wasBlocked = false;
      for (const name of names) wasBlocked ||= await blockedAddresses.unblock(name, actingOf(ctx));
      return done(wasBlocked);
    },
  };
}
