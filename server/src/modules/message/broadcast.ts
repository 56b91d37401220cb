import { answerOnce } from '../../lib/idempotency.ts';
import type { ModuleDeps } from '../../module.ts';
import { type Acting, recordAudit } from '../audit/index.ts';
import { type Audience, type Receivers, receiversOf } from './receivers.ts';
import { insertSent } from './sent-repository.ts';
import type { MessageService } from './service.ts';

export interface Broadcast {
  audience: Audience;
  title: string;
  contents: string;
}

/** Who of staff sends, from where and when. */
interface Sending extends Acting {
  key: string;
  /** What was sent, by which a repeat is known. */
  body: unknown;
}

type Sent = { kind: 'sent'; count: number } | { kind: 'unknown' } | { kind: 'reused' };

/** What of whom it was sent to is kept with it. */
function keptOf(audience: Audience) {
  if (audience.kind === 'named') {
    const { memberIds } = audience;
    const [only] = memberIds;
    return memberIds.length === 1 && only !== undefined
      ? { audience: 'one' as const, level: null, memberId: only }
      : { audience: 'several' as const, level: null, memberId: null };
  }
  const level = audience.kind === 'level' ? audience.level : null;
  return { audience: audience.kind, level, memberId: null };
}

/** Sends one message to many, once per key: to none where one who is named is no member. */
export function createBroadcast(
  { db, ids }: Pick<ModuleDeps, 'db' | 'ids'>,
  messages: Pick<MessageService, 'sendCopies'>,
) {
  return {
    /** Who would get it now. */
    reach: (audience: Audience, at: number): Promise<Receivers> => receiversOf(db, audience, at),
    async send({ audience, title, contents }: Broadcast, sending: Sending): Promise<Sent> {
      const { actor, key, body, ip, now: at } = sending;
      const command = { memberId: actor, scope: 'message' as const, key, body, at };
      const outcome = await db.tx((q) =>
        answerOnce<number>(q, command, async () => {
          const { memberIds, excluded, unknown } = await receiversOf(q, audience, at);
          if (unknown.length > 0 || memberIds.length === 0) return { status: 404, answer: 0 };
          const id = ids.id('snt');
          const count = memberIds.length;
          const to = keptOf(audience);
          const text = { title, contents };
          await insertSent(q, {
            id,
            sender: actor,
            receivers: count,
            excluded,
            at,
            ...text,
            ...to,
          });
          await messages.sendCopies(q, { sentMessageId: id, memberIds, ...text }, at);
          const { level } = to;
          const after = {
            ...text,
            count,
            audience: to.audience,
            ...(level === null ? {} : { level }),
            ...(audience.kind === 'named' ? { memberIds } : {}),
          };
          await recordAudit(q, { at, actor, action: 'message.send', target: id, after, ip });
          return { status: 201, answer: count };
        }),
      );
      if (outcome.kind === 'reused') return { kind: 'reused' };
      if (outcome.status === 404) return { kind: 'unknown' };
      return { kind: 'sent', count: outcome.answer };
    },
  };
}

export type BroadcastService = ReturnType<typeof createBroadcast>;
