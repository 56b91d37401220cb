import { INQUIRY_CLOSES_MS, INQUIRY_TRANSITIONS, type InquiryEvent } from '#rules/inquiry.ts';
import { REQUEST_LOCK_MS } from '#rules/request-transitions.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { pageOf } from '../../lib/page.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import { recordAudit } from '../audit/index.ts';
import type { MessageService } from '../message/index.ts';
import { type Actor, decide, lockHolder, tableOf } from '../request/index.ts';
import { tellDesk } from './asking.ts';
import * as repository from './inquiry-repository.ts';

/** Who of staff acts, from where and when. */
export interface Answering {
  actor: string;
  ip: string;
  now: number;
}

export interface InquiryAct {
  id: string;
  event: InquiryEvent;
  actor: Actor;
  /** What is answered; of `answer` only. */
  answer?: string;
  at: number;
}

type Refused = 'NOT_FOUND' | 'INVALID_STATE' | 'FORBIDDEN' | 'LOCKED';
export type InquiryResult =
  | { ok: true; inquiry: repository.DeskInquiry; isRepeat: boolean }
  | { ok: false; error: Refused };

const TABLE = tableOf(INQUIRY_TRANSITIONS);
const NO_LOCK = { lockedBy: null, lockedUntil: null };
const AT_ONCE = 100;
const SYSTEM: Actor = { id: 'system', role: 'system', ip: '' };

/** Makes what staff does with questions: a member gets the answer as a message, others by the contact they gave. */
export function createInquiries(
  deps: Pick<ModuleDeps, 'db' | 'bus'>,
  messages: Pick<MessageService, 'send'>,
) {
  const { db } = deps;

  async function answer(
    q: Queryable,
    { id, actor, answer: text = '', at }: InquiryAct,
    { memberId, title }: repository.TakenInquiry,
  ) {
    await repository.saveAnswer(q, { id, answer: text, actor: actor.id, at });
    await recordAudit(q, {
      ...{ at, actor: actor.id, action: 'inquiry.answer', target: id, ip: actor.ip },
      ...{ before: { answer: null }, after: { answer: text } },
    });
    if (memberId === null) return;
    return messages.send(q, { memberId, title: `[답변] ${title}`, contents: text }, at);
  }

  /** What an event does to a question that is taken; refused, repeated, or moved on with what comes after the commit. */
  async function step(q: Queryable, act: InquiryAct) {
    const { id, event, actor, at } = act;
    const taken = await repository.takeInquiry(q, id);
    if (!taken) return { error: 'NOT_FOUND' as const };
    const decision = decide(
      TABLE,
      { state: taken.state, details: {} },
      { event, role: actor.role },
    );
    if (!decision.ok) return { error: decision.error as 'INVALID_STATE' | 'FORBIDDEN' };
    const holder = lockHolder(taken, at);
    if (actor.role !== 'system' && holder !== null && holder !== actor.id)
      return { error: 'LOCKED' as const };
    const { to, takesLock } = decision.transition;
    const lock = takesLock ? { lockedBy: actor.id, lockedUntil: at + REQUEST_LOCK_MS } : NO_LOCK;
    if (to === taken.state && holder === lock.lockedBy) {
      // Another answer is no repeat: what was answered stays.
      const isOther = event === 'answer' && act.answer !== taken.answer;
      return isOther ? { error: 'INVALID_STATE' as const } : { isRepeat: true };
    }
    const told = event === 'answer' ? await answer(q, act, taken) : undefined;
    if (event === 'close') await repository.saveClosed(q, id, at);
    const { state: from } = taken;
    if (event === 'check' || event === 'release') {
      await repository.saveInquiry(q, id, { state: to, lock });
      await recordAudit(q, {
        ...{ at, actor: actor.id, action: `inquiry.${event}`, target: id, ip: actor.ip },
        ...{ before: { state: from }, after: { state: to } },
      });
    }
    await repository.insertInquiryStep(q, { id, event, from, to, actor: actor.id, at });
    return {
      isRepeat: false,
      async afterCommit() {
        tellDesk(deps, { id, state: to, ...lock, actor: actor.id });
        await told?.();
      },
    };
  }

  /** Moves a question on by its table; the same event again succeeds without a second effect. */
  async function act(wanted: InquiryAct): Promise<InquiryResult> {
    const { error, isRepeat, inquiry, afterCommit } = await db.tx(async (q) => ({
      ...{ error: undefined, isRepeat: false, afterCommit: undefined },
      ...(await step(q, wanted)),
      inquiry: await repository.readInquiry(q, wanted.id, wanted.at),
    }));
    if (error !== undefined || inquiry === null) return { ok: false, error: error ?? 'NOT_FOUND' };
    await afterCommit?.();
    return { ok: true, inquiry, isRepeat };
  }

  /** Ends the questions that were answered a week ago. */
  const closing: DueTask = {
    name: 'inquiry.close',
    async nextDue() {
      const [oldest] = await repository.listAnswered(db, 1);
      return oldest ? oldest.answeredAt + INQUIRY_CLOSES_MS : null;
    },
    async runDue(now) {
      for (const { id, answeredAt } of await repository.listAnswered(db, AT_ONCE)) {
        if (answeredAt + INQUIRY_CLOSES_MS > now) return;
        await act({ id, event: 'close', actor: SYSTEM, at: now });
      }
    },
  };

  return {
    act,
    closing,
    /** Null where there is none. */
    find: (id: string, now: number) => repository.readInquiry(db, id, now),
    async list(page: repository.InquiryPage, now: number) {
      const rows = await repository.listInquiries(db, { ...page, limit: page.limit + 1 }, now);
      return pageOf(rows, page.limit, ({ createdAt, answeredAt, id }) => ({
        at: page.tab === 'open' ? createdAt : (answeredAt ?? createdAt),
        id,
      }));
    },
  };
}

export type Inquiries = ReturnType<typeof createInquiries>;
