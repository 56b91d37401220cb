import { afterCommit, type Db } from '../../lib/db.ts';
import { pageOf, type Position } from '../../lib/page.ts';
import { type Acting, recordAudit } from '../audit/index.ts';
import * as repository from './sent-repository.ts';
import type { MessageService } from './service.ts';

type Recalled =
  | { ok: true; message: repository.SentMessage }
  | { ok: false; error: 'NOT_FOUND' | 'INVALID_STATE' };

export function createSentMessages(db: Db, messages: Pick<MessageService, 'publishUnread'>) {
  return {
    async list(page: { text: string | undefined; after: Position | undefined; limit: number }) {
      const rows = await repository.listSent(db, { ...page, limit: page.limit + 1 });
      return pageOf(rows, page.limit, ({ sentAt, id }) => ({ at: sentAt, id }));
    },
    read: (id: string) => repository.readSent(db, id),
    /**
     * Recalls the unread copies, once: the same reason again changes nothing. Each copy ends either read or
     * recalled, whichever statement reaches its row first. Refused where none is unread any more.
     */
    async recall(id: string, reason: string, { actor, ip, now: at }: Acting): Promise<Recalled> {
      const result = await db.tx(async (q) => {
        const before = await repository.lockSent(q, id);
        if (before === null) return { ok: false as const, error: 'NOT_FOUND' as const };
        if (before.recallReason !== null)
          return before.recallReason === reason
            ? { ok: true as const }
            : { ok: false as const, error: 'INVALID_STATE' as const };
        const memberIds = await repository.recallUnread(q, id, at);
        const recalled = memberIds.length;
        if (recalled === 0) return { ok: false as const, error: 'INVALID_STATE' as const };
        await repository.saveRecall(q, { id, actor, reason, recalled, at });
        const after = { recalled, reason };
        await recordAudit(q, { at, actor, action: 'message.recall', target: id, after, ip });
        await afterCommit(() => messages.publishUnread(memberIds));
        return { ok: true as const };
      });
      if (!result.ok) return result;
      const sent = await repository.readSent(db, id);
      return sent === null
        ? { ok: false, error: 'NOT_FOUND' }
        : { ok: true, message: sent.message };
    },
  };
}

export type SentMessages = ReturnType<typeof createSentMessages>;
