import type { Db, Queryable } from '../../lib/db.ts';
import { answerOnce } from '../../lib/idempotency.ts';
import { recordAudit } from '../admin/index.ts';
import { excludedAmong } from '../protection/index.ts';
import { countMembers } from './repository.ts';
import type { MessageService } from './service.ts';

export interface Broadcast {
  memberIds: readonly string[];
  title: string;
  contents: string;
}

/** Who of staff sends, under which key, from where and when. */
export interface Sending {
  actor: string;
  key: string;
  ip: string;
  now: number;
}

type Sent = { kind: 'sent'; count: number } | { kind: 'unknown' } | { kind: 'reused' };

/**
 * Who of those named gets the message. One to several counts as marketing: those who have excluded themselves are left out,
 * and are written to alone where it is about them.
 */
async function receiversOf(q: Queryable, memberIds: readonly string[], at: number) {
  if (memberIds.length === 1) return memberIds;
  const excluded = await excludedAmong(q, memberIds, at);
  return memberIds.filter((id) => !excluded.has(id));
}

/** Makes what sends one message to many, once per key: to none where one is no member. */
export function createBroadcast(db: Db, messages: Pick<MessageService, 'send'>) {
  return async function broadcast(body: Broadcast, sending: Sending): Promise<Sent> {
    const { actor, key, ip, now: at } = sending;
    const { memberIds, title, contents } = body;
    const tell: (() => Promise<void>)[] = [];
    const command = { memberId: actor, scope: 'message' as const, key, body, at };
    const outcome = await db.tx((q) =>
      answerOnce<number>(q, command, async () => {
        if ((await countMembers(q, memberIds)) < memberIds.length)
          return { status: 404, answer: 0 };
        const receivers = await receiversOf(q, memberIds, at);
        if (receivers.length === 0) return { status: 404, answer: 0 };
        for (const memberId of receivers)
          tell.push(await messages.send(q, { memberId, title, contents }, at));
        const after = { title, contents, count: receivers.length, memberIds: receivers };
        await recordAudit(q, { at, actor, action: 'message.send', target: 'members', after, ip });
        return { status: 201, answer: receivers.length };
      }),
    );
    if (outcome.kind === 'reused') return { kind: 'reused' };
    if (outcome.status === 404) return { kind: 'unknown' };
    if (!outcome.replayed) await Promise.all(tell.map((one) => one()));
    return { kind: 'sent', count: outcome.answer };
  };
}
