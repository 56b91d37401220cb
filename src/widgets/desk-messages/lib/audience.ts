import type { Dto } from '#contract/types.gen.ts';
import type { FoundMember } from '@/entities/desk-member';
import { levelName } from '@/entities/member';
import { parseWhole } from '@/shared/lib/typed-number';
import { messages } from '../ui/messages';

/** What staff has sent, with what became of its copies. */
export type SentMessage = Readonly<Dto<'SentMessage'>>;

export const audiences = ['members', 'level', 'all'] as const;
/** Whom staff writes to: members by name, those of a level, all. */
export type Audience = (typeof audiences)[number];

/** A member as the one who writes sees them. */
export type Receiver = FoundMember;

/** Whom it is sent to, for the server. */
export type SendTo = { memberIds: string[] } | { level: number } | { all: true };

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

/** Whom a message is sent to, with how many those are. */
export function audienceText(to: SendTo, receivers: readonly Receiver[], count: number): string {
  if ('all' in to) return messages.toAll(count);
  if ('level' in to) return messages.toLevel(levelName(to.level), count);
  const [only] = receivers;
  return receivers.length === 1 && only ? messages.toOne(only.nickname) : messages.toSeveral(count);
}

/** Whom a message was sent to. */
export function sentTo({ audience, nickname, level, receivers }: SentMessage): string {
  if (audience === 'one') return messages.toOne(nickname ?? '');
  if (audience === 'level') return messages.toLevel(levelName(level ?? 0), receivers);
  return audience === 'all' ? messages.toAll(receivers) : messages.toSeveral(receivers);
}
