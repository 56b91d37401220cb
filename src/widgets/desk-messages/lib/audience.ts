import type { FoundMember } from '@/entities/desk-member';
import { parseWhole } from '@/shared/lib/typed-number';

export const audiences = ['members', 'level', 'all'] as const;
/** Whom staff writes to: members by name, those of a level, all. */
export type Audience = (typeof audiences)[number];

/** A member as the one who writes sees them. */
export type Receiver = FoundMember;

/** Whom it is sent to, for the server. */
export type SendTo = { memberIds: string[] } | { level: number } | { all: true };

/** Levels that members have. */
export const levels = Array.from({ length: 12 }, (_none, at) => at + 1);

/** A message to one who may not log in is for nobody. */
export function mayReceive({ state }: Pick<Receiver, 'state'>): boolean {
  return state === 'approved' || state === 'suspended';
}

/** Reads whom the form names; null while it names nobody. */
export function sendToOf(
  { audience, level }: { audience: string; level: string },
  receivers: readonly Receiver[],
): SendTo | null {
  if (audience === 'all') return { all: true };
  if (audience === 'level') return { level: parseWhole(level) ?? 0 };
  return receivers.length === 0 ? null : { memberIds: receivers.map(({ id }) => id) };
}
