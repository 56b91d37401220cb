import type { Db } from '../../lib/db.ts';
import { pageOf, type Position } from '../../lib/page.ts';
import { recordAudit } from '../admin/index.ts';
import type { MessageService } from '../message/index.ts';
import { type DeskInquiry, listInquiries, readInquiry, saveAnswer } from './inquiry-repository.ts';

/** Who of staff answers, from where and when. */
export interface Answering {
  actor: string;
  ip: string;
  now: number;
}

type Answered =
  | { ok: true; inquiry: DeskInquiry }
  | { ok: false; error: 'NOT_FOUND' | 'INVALID_STATE' };

/** Makes what staff does with questions: a member gets the answer as a message, others by the contact they gave. */
export function createInquiries(db: Db, messages: Pick<MessageService, 'send'>) {
  return {
    async list(page: { isAnswered: boolean; after: Position | undefined; limit: number }) {
      const rows = await listInquiries(db, { ...page, limit: page.limit + 1 });
      return pageOf(rows, page.limit, ({ createdAt, id }) => ({ at: createdAt, id }));
    },
    /** Answers a question once; the same answer again succeeds without a second effect. */
    async answer(id: string, answer: string, { actor, ip, now: at }: Answering): Promise<Answered> {
      const result = await db.tx(async (q) => {
        const isFirst = await saveAnswer(q, { id, answer, actor, at });
        const inquiry = await readInquiry(q, id);
        if (!inquiry) return { ok: false as const, error: 'NOT_FOUND' as const };
        if (!isFirst)
          return inquiry.answer === answer
            ? { ok: true as const, inquiry, tell: undefined }
            : { ok: false as const, error: 'INVALID_STATE' as const };
        const before = { answer: null };
        await recordAudit(q, {
          ...{ at, actor, action: 'inquiry.answer', target: id, ip },
          ...{ before, after: { answer } },
        });
        const { memberId, title } = inquiry;
        const message = { title: `[답변] ${title}`, contents: answer };
        const tell =
          memberId === null ? undefined : await messages.send(q, { memberId, ...message }, at);
        return { ok: true as const, inquiry, tell };
      });
      if (!result.ok) return result;
      await result.tell?.();
      return { ok: true, inquiry: result.inquiry };
    },
  };
}

export type Inquiries = ReturnType<typeof createInquiries>;
