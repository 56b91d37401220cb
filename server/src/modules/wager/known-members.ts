import type { MemberContext } from './types.ts';

const MOST_KEPT = 10_000;
const FRESH_MS = 2_000;

export interface KnownMembers {
  /**
   * What was read of a member before, good enough to accept a bet by: the booking looks at state, level
   * and balance again. Never good enough to refuse one. Undefined when the member must be read.
   */
  recall(memberId: string): MemberContext | undefined;
  remember(member: MemberContext): void;
  forget(memberId: string): void;
}

/** Spares the second and every later bet of a member one round trip. */
export function createKnownMembers(now: () => number = () => performance.now()): KnownMembers {
  const known = new Map<string, { member: MemberContext; readAt: number }>();
  return {
    recall(memberId) {
      const entry = known.get(memberId);
      if (entry === undefined) return undefined;
      const { member, readAt } = entry;
      // Limits in dollars follow a rate that staff moves; nothing looks at it again.
      if (member.currency !== 'KRW' && now() - readAt > FRESH_MS) return undefined;
      return { ...member, balance: Number.MAX_SAFE_INTEGER };
    },
    remember(member) {
      known.delete(member.id);
      known.set(member.id, { member, readAt: now() });
      const oldest = known.size > MOST_KEPT ? known.keys().next().value : undefined;
      if (oldest !== undefined) known.delete(oldest);
    },
    forget: (memberId) => void known.delete(memberId),
  };
}
