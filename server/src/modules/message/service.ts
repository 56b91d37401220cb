import { createBatcher } from '../../lib/batcher.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../lib/module.ts';
import * as repository from './repository.ts';
import type { InboxPosition, MessageRow } from './repository.ts';

export interface MessageService {
  unreadCount(memberId: string): Promise<number>;
  list(memberId: string, after: InboxPosition | null, limit: number): Promise<MessageRow[]>;
  /** Opens a message, which marks it read; null when the member has no such message. */
  open(memberId: string, id: string, now: number): Promise<MessageRow | null>;
  remove(memberId: string, id: string, now: number): Promise<'deleted' | 'missing' | 'unread'>;
  /** Sends inside `q`; the returned function tells the member's stream after the commit. */
  send(
    q: Queryable,
    message: { memberId: string; title: string; contents: string },
    now: number,
  ): Promise<() => Promise<void>>;
}

/** Makes the member's inbox. Every call names the member, so that nobody reaches another's messages. */
export function createMessageService({ db, bus, ids }: ModuleDeps): MessageService {
  // Asked before every bet: what is asked at once goes in one call.
  const unread = createBatcher<string, number>({
    maxItems: 500,
    maxInFlight: 1,
    async run(memberIds) {
      const counts = await repository.countUnread(db, [...new Set(memberIds)]);
      return memberIds.map((id) => counts.get(id) ?? 0);
    },
  });
  const unreadCount = (memberId: string) => unread.add(memberId);

  async function publishUnread(memberId: string): Promise<void> {
    const count = await unreadCount(memberId);
    bus.publish(`me:${memberId}`, { kind: 'unread', count });
  }

  return {
    unreadCount,
    list: (memberId, after, limit) => repository.listInbox(db, memberId, after, limit),
    async open(memberId, id, now) {
      const message = await repository.readMessage(db, memberId, id, now);
      if (message !== null) await publishUnread(memberId);
      return message;
    },
    async remove(memberId, id, now) {
      if (await repository.deleteRead(db, memberId, id, now)) return 'deleted';
      return (await repository.exists(db, memberId, id)) ? 'unread' : 'missing';
    },
    async send(q, message, now) {
      await repository.insertMessage(q, { ...message, id: ids.id('msg'), now });
      return () => publishUnread(message.memberId);
    },
  };
}
