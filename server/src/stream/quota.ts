import { networkOf } from '../lib/address.ts';
import type { Session } from '../lib/session.ts';

export interface QuotaLimits {
  perAddress: number;
  perMember: number;
}

/** Who opens a stream. */
export interface StreamOwner {
  session: Session | null;
  address: string;
}

export interface StreamQuota {
  isFull(owner: StreamOwner): boolean;
  enter(owner: StreamOwner): void;
  leave(owner: StreamOwner): void;
}

/**
 * Counts open streams. The tabs of a browser share one, so a member's are counted by member, whatever
 * the address: many members sit behind the one address of an operator. Guests have nothing but theirs.
 */
export function createQuota({ perAddress, perMember }: QuotaLimits): StreamQuota {
  const open = new Map<string, number>();

  function keyOf({ session, address }: StreamOwner): string {
    return session ? `member ${session.memberId}` : `address ${networkOf(address)}`;
  }

  function add(owner: StreamOwner, change: 1 | -1): void {
    const key = keyOf(owner);
    const count = (open.get(key) ?? 0) + change;
    if (count > 0) open.set(key, count);
    else open.delete(key);
  }

  return {
    isFull: (owner) => (open.get(keyOf(owner)) ?? 0) >= (owner.session ? perMember : perAddress),
    enter: (owner) => add(owner, 1),
    leave: (owner) => add(owner, -1),
  };
}
