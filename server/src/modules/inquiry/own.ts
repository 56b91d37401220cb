import type { components } from '#contract/types.gen.ts';
import { INQUIRY_CLOSES_MS, INQUIRY_KEY_MS, mayWithdraw } from '#rules/inquiry.ts';
import type { Db } from '../../lib/db.ts';
import { pageOf } from '../../lib/page.ts';
import type { ModuleDeps } from '../../module.ts';
import { type ProblemAnswer, problem } from '../../lib/problem.ts';
import type { Caller } from '../../lib/session.ts';
import { askStaff, publishToDesk, tooSoon } from './asking.ts';
import { guestKeyHash, makeGuestKey } from './guest-key.ts';
import type { Inquiries } from './service.ts';
import { type DeskInquiry, type Question, readInquiry, takeInquiry } from './repository.ts';
import * as repository from './own-repository.ts';

type InquiryDetail = components['schemas']['InquiryDetail'];

export type Own = { ok: true; inquiry: InquiryDetail } | { ok: false; refusal: ProblemAnswer };

/** What its asker sees of a question: not who of staff works on it. */
function shownTo({ answeredAt, ...inquiry }: DeskInquiry): InquiryDetail {
  const { id, kind, title, contents, createdAt, state, lines } = inquiry;
  const closesAt =
    state === 'answered' && answeredAt !== null ? answeredAt + INQUIRY_CLOSES_MS : null;
  return { id, kind, title, contents, createdAt, state, closesAt, lines };
}

async function shown(db: Db, id: string, now: number): Promise<InquiryDetail | null> {
  const inquiry = await readInquiry(db, id, now);
  return inquiry && shownTo(inquiry);
}

/** Deletes a question of the member that no staff has taken up. */
async function withdrawInquiry(
  deps: Pick<ModuleDeps, 'db' | 'bus'>,
  id: string,
  memberId: string,
): Promise<'deleted' | 'NOT_FOUND' | 'INVALID_STATE'> {
  const outcome = await deps.db.tx(async (q) => {
    const taken = await takeInquiry(q, id);
    if (taken?.memberId !== memberId) return 'NOT_FOUND';
    if (!mayWithdraw(taken)) return 'INVALID_STATE';
    await repository.removeInquiry(q, { id, memberId, askedAt: taken.askedAt });
    return 'deleted';
  });
  // The desk has no word for it: whatever is not open leaves the list of those that wait.
  if (outcome === 'deleted')
    publishToDesk(deps, {
      id,
      state: 'closed',
      lockedBy: null,
      lockedUntil: null,
      actor: memberId,
    });
  return outcome;
}

/** Members have their own, guests one by the key they were given. */
export function createOwnInquiries(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  inquiries: Pick<Inquiries, 'act'>,
) {
  const { db } = deps;

  async function act(
    id: string,
    { memberId, ip, now: at }: Caller,
    wanted: { event: 'close' } | { event: 'ask'; text: string },
  ): Promise<Own> {
    const actor = { id: memberId, role: 'member' as const, ip };
    const result = await inquiries.act({ id, actor, at, ...wanted });
    if (!result.ok)
      return {
        ok: false,
        refusal: result.error === 'RATE_LIMITED' ? tooSoon(result.wait) : problem(result.error),
      };
    // What is open already has no answer to ask further about.
    if (wanted.event === 'ask' && result.isRepeat)
      return { ok: false, refusal: problem('INVALID_STATE') };
    return { ok: true, inquiry: shownTo(result.inquiry) };
  }

  return {
    async list(memberId: string, page: repository.OwnPage) {
      const rows = await repository.listOwn(db, memberId, { ...page, limit: page.limit + 1 });
      return pageOf(rows, page.limit, ({ createdAt, id }) => ({ at: createdAt, id }));
    },
    /** Null where the member has none such; its answer counts as opened from then on. */
    async open(id: string, { memberId, now }: Caller): Promise<InquiryDetail | null> {
      // Before it is read: an answer that comes between the two is shown once more.
      await repository.saveOpened(db, { id, memberId, at: now });
      const inquiry = await readInquiry(db, id, now);
      return inquiry?.memberId === memberId ? shownTo(inquiry) : null;
    },
    async ask(
      question: Pick<Question, 'kind' | 'title' | 'contents'>,
      { memberId, ip, now }: Caller,
    ): Promise<Own> {
      const result = await askStaff(deps, { ...question, contact: '', memberId, ip, now });
      if (!result.ok) return result;
      const inquiry = await shown(db, result.id, now);
      if (inquiry === null) throw new Error(`the question ${result.id} was not stored`);
      return { ok: true, inquiry };
    },
    askFurther: (id: string, text: string, caller: Caller) =>
      act(id, caller, { event: 'ask', text }),
    close: (id: string, caller: Caller) => act(id, caller, { event: 'close' }),
    withdraw: (id: string, { memberId }: Caller) => withdrawInquiry(deps, id, memberId),
    /** With the key to the question, which is not shown again. */
    async askAsGuest(
      question: Pick<Question, 'contact' | 'title' | 'contents'>,
      { ip, now }: Omit<Caller, 'memberId'>,
    ) {
      const key = makeGuestKey();
      const keyHash = guestKeyHash(key);
      const result = await askStaff(deps, { ...question, kind: 'nonmember', keyHash, ip, now });
      return result.ok ? { ...result, key } : result;
    },
    /** Null for a key that was never issued, or too long ago. */
    async findByKey(key: string, now: number): Promise<InquiryDetail | null> {
      const id = await repository.findByKey(db, guestKeyHash(key), now - INQUIRY_KEY_MS);
      return id === null ? null : shown(db, id, now);
    },
  };
}

export type OwnInquiries = ReturnType<typeof createOwnInquiries>;
