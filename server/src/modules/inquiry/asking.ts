import type { components } from '#contract/types.gen.ts';
import { INQUIRY_WAIT_MS, type InquiryState } from '#rules/inquiry.ts';
import { networkOf } from '../../lib/address.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { type ProblemAnswer, problem } from '../../lib/problem.ts';
import { insertInquiry, insertInquiryStep, lockAsker, type Question } from './repository.ts';

type Schemas = components['schemas'];
type Change = Schemas['DeskInquiryChange'];

/** Call it after the commit. */
export function publishToDesk(
  { bus }: Pick<ModuleDeps, 'bus'>,
  change: Omit<Change, 'kind'>,
): void {
  bus.publish('desk', { kind: 'inquiry', ...change } satisfies Change);
}

/** Call it after the commit. */
export function publishToMember(
  { bus }: Pick<ModuleDeps, 'bus'>,
  memberId: string,
  { id, state }: { id: string; state: InquiryState },
): void {
  bus.publish(`me:${memberId}`, { kind: 'inquiry', id, state } satisfies Schemas['MeChange']);
}

/** Who asks, by what is known of them: a member, or a guest by line and contact, for many share a line. */
function askerOf({ kind, memberId, contact, title, ip }: Question): string {
  if (memberId !== undefined) return memberId;
  const named = kind === 'password' ? [contact, title] : [contact];
  return [kind, networkOf(ip), ...named].join(' ').toLowerCase();
}

/** How long whoever asks has to wait until they may, milliseconds; everybody else who asks under the same name waits for this transaction. */
export async function waitOf(q: Queryable, asker: string, at: number): Promise<number> {
  const last = await lockAsker(q, asker);
  return last === null ? 0 : Math.max(0, last + INQUIRY_WAIT_MS - at);
}

/** Answers a question that comes too soon after another. */
export function tooSoon(wait: number): ProblemAnswer {
  const seconds = Math.ceil(wait / 1_000);
  const message = `문의는 1분 30초에 한 번 보낼 수 있습니다. ${seconds}초 후에 다시 보내주세요.`;
  const refusal = problem('RATE_LIMITED', { message });
  return { ...refusal, headers: { 'retry-after': String(seconds) } };
}

export type AskResult = { ok: true; id: string } | { ok: false; refusal: ProblemAnswer };

/** Stores a question and publishes it to the desk; whoever asks does so one at a time. */
export async function askStaff(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  question: Question,
): Promise<AskResult> {
  const { now: at, memberId } = question;
  const asker = askerOf(question);
  const id = deps.ids.id('inq');
  const wait = await deps.db.tx(async (q) => {
    const rest = await waitOf(q, asker, at);
    if (rest > 0) return rest;
    await insertInquiry(q, { ...question, id, asker });
    const actor = memberId ?? 'guest';
    await insertInquiryStep(q, { id, event: 'open', from: null, to: 'open', actor, at });
    return 0;
  });
  if (wait > 0) return { ok: false, refusal: tooSoon(wait) };
  publishToDesk(deps, {
    id,
    state: 'open',
    lockedBy: null,
    lockedUntil: null,
    actor: memberId ?? null,
  });
  return { ok: true, id };
}
