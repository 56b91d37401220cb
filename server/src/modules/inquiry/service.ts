import {
  INQUIRY_CLOSES_MS,
  INQUIRY_TRANSITIONS,
  type InquiryEvent,
  type InquiryState,
} from '#rules/inquiry.ts';
import { REQUEST_LOCK_MS } from '#rules/request-transitions.ts';
import { afterCommit, type Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { pageOf } from '../../lib/page.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import { recordAudit } from '../audit/index.ts';
import type { MessageService } from '../message/index.ts';
import { type Actor, decide, handlerOf, tableOf } from '../request/index.ts';
import { publishToDesk, publishToMember, waitOf } from './asking.ts';
import * as repository from './repository.ts';

export interface InquiryAct {
  id: string;
  event: InquiryEvent;
  actor: Actor;
  /** What is said; of `answer` and `ask`. */
  text?: string;
  at: number;
}

type Refused = 'NOT_FOUND' | 'INVALID_STATE' | 'FORBIDDEN' | 'LOCKED';
export type InquiryResult =
  | { ok: true; inquiry: repository.DeskInquiry; isRepeat: boolean }
  | { ok: false; error: Refused }
  /** Milliseconds until its member may ask further. */
  | { ok: false; error: 'RATE_LIMITED'; wait: number };

type Lock = repository.InquiryLock;
type Step = { isRepeat: boolean } | { error: Refused } | { error: 'RATE_LIMITED'; wait: number };

const TABLE = tableOf(INQUIRY_TRANSITIONS);
const NO_LOCK = { lockedBy: null, lockedUntil: null };
const AT_ONCE = 100;
const SYSTEM: Actor = { id: 'system', role: 'system', ip: '' };

interface InquiryDeps extends Pick<ModuleDeps, 'db' | 'bus'> {
  messages: Pick<MessageService, 'send'>;
}

/** Stores what an event does; a member gets the answer as a message. */
async function store(
  q: Queryable,
  messages: InquiryDeps['messages'],
  {
    act,
    taken,
    to,
    lock,
  }: { act: InquiryAct; taken: repository.TakenInquiry; to: InquiryState; lock: Lock },
): Promise<void> {
  const { id, event, actor, text = '', at } = act;
  const said = { id, text, actor: actor.id, at };
  const record = { at, actor: actor.id, action: `inquiry.${event}`, target: id, ip: actor.ip };
  if (event === 'answer') {
    const { memberId, title } = taken;
    await repository.saveAnswer(q, said);
    await recordAudit(q, { ...record, before: { answer: null }, after: { answer: text } });
    if (memberId !== null)
      await messages.send(q, { memberId, title: `[답변] ${title}`, contents: text }, at);
  } else if (event === 'close') await repository.saveClosed(q, id, at);
  else if (event === 'ask') await repository.saveFurther(q, said);
  else {
    await repository.saveInquiry(q, id, { state: to, lock });
    await recordAudit(q, { ...record, before: { state: taken.state }, after: { state: to } });
  }
}

/** What an event does to a question that is taken; refused, repeated, or moved on. */
async function step(q: Queryable, deps: InquiryDeps, act: InquiryAct): Promise<Step> {
  const { id, event, actor, at } = act;
  const taken = await repository.takeInquiry(q, id);
  if (!taken || (actor.role === 'member' && taken.memberId !== actor.id))
    return { error: 'NOT_FOUND' };
  const { state: from, memberId } = taken;
  const decision = decide(TABLE, { state: from, details: {} }, { event, role: actor.role });
  if (!decision.ok) return { error: decision.error as 'INVALID_STATE' | 'FORBIDDEN' };
  const handler = handlerOf(taken, at);
  if (actor.role !== 'system' && handler !== null && handler !== actor.id)
    return { error: 'LOCKED' };
  const { to, takesLock } = decision.transition;
  const lock = takesLock ? { lockedBy: actor.id, lockedUntil: at + REQUEST_LOCK_MS } : NO_LOCK;
  if (to === from && handler === lock.lockedBy) {
    // Another answer is no repeat: what was answered stays.
    const isOther = event === 'answer' && act.text !== taken.answer;
    return isOther ? { error: 'INVALID_STATE' } : { isRepeat: true };
  }
  if (event === 'ask') {
    const wait = await waitOf(q, actor.id, at);
    if (wait > 0) return { error: 'RATE_LIMITED', wait };
  }
  // The desk and the member's stream learn of it before the inbox does.
  await afterCommit(() => {
    publishToDesk(deps, { id, state: to, ...lock, actor: actor.id });
    if (memberId !== null) publishToMember(deps, memberId, { id, state: to });
  });
  await store(q, deps.messages, { act, taken, to, lock });
  await repository.insertInquiryStep(q, { id, event, from, to, actor: actor.id, at });
  return { isRepeat: false };
}

/** Moves a question on by its table; the same event again succeeds without a second effect. */
async function moveOn(deps: InquiryDeps, wanted: InquiryAct): Promise<InquiryResult> {
  const { result, inquiry } = await deps.db.tx(async (q) => ({
    result: await step(q, deps, wanted),
    inquiry: await repository.readInquiry(q, wanted.id, wanted.at),
  }));
  if ('error' in result) return { ok: false, ...result };
  if (inquiry === null) return { ok: false, error: 'NOT_FOUND' };
  return { ok: true, inquiry, isRepeat: result.isRepeat };
}

/** Ends the questions that were answered a week ago. */
function createClosing(deps: InquiryDeps): DueTask {
  const { db } = deps;
  return {
    name: 'inquiry.close',
    async nextDue() {
      const [oldest] = await repository.listAnswered(db, 1);
      return oldest ? oldest.answeredAt + INQUIRY_CLOSES_MS : null;
    },
    async runDue(now) {
      for (const { id, answeredAt } of await repository.listAnswered(db, AT_ONCE)) {
        if (answeredAt + INQUIRY_CLOSES_MS > now) return;
        await moveOn(deps, { id, event: 'close', actor: SYSTEM, at: now });
      }
    },
  };
}

/** A member gets the answer as a message too, others by the contact they gave. */
export function createInquiries(deps: InquiryDeps) {
  const { db } = deps;
  return {
    act: (wanted: InquiryAct) => moveOn(deps, wanted),
    closing: createClosing(deps),
    /** Null where there is none. */
    find: (id: string, now: number) => repository.readInquiry(db, id, now),
    async list(page: repository.InquiryPage, now: number) {
      const rows = await repository.listInquiries(db, { ...page, limit: page.limit + 1 }, now);
      return pageOf(rows, page.limit, (row) => ({
        at: (page.tab === 'open' ? null : row.answeredAt) ?? repository.lastAskedAt(row),
        id: row.id,
      }));
    },
  };
}

export type Inquiries = ReturnType<typeof createInquiries>;
