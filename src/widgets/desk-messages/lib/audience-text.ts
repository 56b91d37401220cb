import { levelName } from '@/entities/member';
import type { SentMessage } from '../api';
import { messages } from '../ui/messages';
import type { Receiver, SendTo } from './audience';

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
