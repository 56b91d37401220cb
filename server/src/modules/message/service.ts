import { createBatcher } from '../../lib/batcher.ts';
import { afterCommit, type Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { pageOf, type Position } from '../../lib/page.ts';
import * as repository from './repository.ts';
import type { MessageRow } from './repository.ts';

export interface MessagePage {
  data: Omit<MessageRow, 'contents'>[];
  nextCursor: string | null;
}

export interface MessageService {
  unreadCount(memberId: string): Promise<number>;
  /** The newest first, from the one after `after`. */
  list(
    memberId: string,
    page: { after: Position | undefined; limit: number },
  ): Promise<MessagePage>;
  /** Marks it read; null when the member has no such message. */
  open(memberId: string, id: string, now: number): Promise<MessageRow | null>;
  /** Refused while it is unread. */
  remove(
    memberId: string,
    id: string,
    now: number,
  ): Promise<'deleted' | 'NOT_FOUND' | 'INVALID_STATE'>;
  /**
   * Inside `q`; the member's stream gets it after the commit. With `isRead` it is there to be looked up, and keeps nobody
   * from betting.
   */
  send(
    q: Queryable,
    message: { memberId: string; title: string; contents: string; isRead?: boolean },
    now: number,
  ): Promise<void>;
  /** A copy of what staff sent to each of these members, in the same way. */
  sendCopies(
    q: Queryable,
    sent: { sentMessageId: string; memberIds: readonly string[]; title: string; contents: string },
    now: number,
  ): Promise<void>;
  /** Publishes to these members' streams how many messages are unread. */
  publishUnread(memberIds: readonly string[]): Promise<void>;
}

/** Copies that one statement inserts. */
const COPIES_AT_ONCE = 5_000;

/** Every call names the member, so that nobody reaches another's messages. */
export function createMessageService({
  db,
  bus,
  ids,
}: Pick<ModuleDeps, 'db' | 'bus' | 'ids'>): MessageService {
  // Read before every bet: reads of one moment share a query.
  const unread = createBatcher<string, number>({
    maxItems: 500,
    maxInFlight: 1,
    async run(memberIds) {
      const counts = await repository.countUnread(db, [...new Set(memberIds)]);
      return memberIds.map((id) => counts.get(id) ?? 0);
    },
  });
  const unreadCount = (memberId: string) => unread.add(memberId);

  async function publishUnread(memberIds: readonly string[]): Promise<void> {
    await Promise.all(
      memberIds.map(async (memberId) => {
        bus.publish(`me:${memberId}`, { kind: 'unread', count: await unreadCount(memberId) });
      }),
    );
  }

  return {
    unreadCount,
    async list(memberId, { after, limit }) {
      const rows = await repository.listInbox(db, memberId, after, limit + 1);
      const page = pageOf(rows, limit, ({ sentAt, id }) => ({ at: sentAt, id }));
      return { ...page, data: page.data.map(({ contents: _, ...heading }) => heading) };
    },
    async open(memberId, id, now) {
      const message = await repository.readMessage(db, memberId, id, now);
      if (message !== null) await publishUnread([memberId]);
      return message;
    },
    async remove(memberId, id, now) {
      if (await repository.deleteRead(db, memberId, id, now)) return 'deleted';
      return (await repository.exists(db, memberId, id)) ? 'INVALID_STATE' : 'NOT_FOUND';
    },
    async send(q, message, now) {
      await repository.insertMessage(q, { ...message, id: ids.id('msg'), now });
      await afterCommit(publishUnread, message.memberId);
    },
    async sendCopies(q, { memberIds, ...sent }, now) {
      for (let at = 0; at < memberIds.length; at += COPIES_AT_ONCE) {
        const some = memberIds.slice(at, at + COPIES_AT_ONCE);
        const copies = some.map((memberId) => ({ id: ids.id('msg'), memberId }));
        await repository.insertCopies(q, copies, { ...sent, now });
      }
      await afterCommit(() => publishUnread(memberIds));
    },
    publishUnread,
  };
}
