import { roleOf } from '#rules/roles.ts';
import type { Handlers, RequestContext } from '../../contract/types.ts';
import type { Db } from '../../lib/db.ts';
import { cleanNews } from '../../lib/html.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { problem } from '../../lib/problem.ts';
import type { Board } from './board.ts';
import type { PopupDraft } from './board-repository.ts';
import { findEvent, listEvents } from './event-repository.ts';
import type { Answering, Inquiries, InquiryAct } from './inquiries.ts';
import type { Joining } from './joining.ts';
import type { Asker, Own, OwnInquiries } from './own-inquiries.ts';
import { listBanks, listMessengers, listNews, listPopups } from './repository.ts';
import type { StoredHtml } from './stored-html.ts';

type NoticeHandlers = Pick<
  Handlers,
  | 'getNewsLink'
  | 'getPopups'
  | 'getMessenger'
  | 'getBankNames'
  | 'getEvents'
  | 'getEvent'
  | 'joinEvent'
  | 'getEventMembers'
>;

type DeskInquiryHandlers = Pick<
  Handlers,
  'getInquiries' | 'getInquiry' | 'answerInquiry' | 'takeInquiry' | 'releaseInquiry'
>;

type CustomerHandlers = Pick<
  Handlers,
  | 'sendNonMemberInquiry'
  | 'findInquiry'
  | 'getMyInquiries'
  | 'askInquiry'
  | 'getMyInquiry'
  | 'withdrawInquiry'
  | 'askFurther'
  | 'closeInquiry'
>;

type BoardHandlers = Pick<
  Handlers,
  | 'getDeskNews'
  | 'addNews'
  | 'changeNews'
  | 'deleteNews'
  | 'getDeskPopups'
  | 'addPopup'
  | 'changePopup'
  | 'deletePopup'
  | 'getDeskEvents'
  | 'addEvent'
  | 'changeEvent'
  | 'deleteEvent'
  | 'setBankUse'
>;

const DEFAULT_LIMIT = 50;
const DEFAULT_OWN = 15;
const DEFAULT_JOINED = 100;

function readerOf(ctx: RequestContext) {
  const { memberId } = ctx.member;
  return { memberId, isStaff: roleOf(ctx.member) !== 'member', now: ctx.now };
}

const found = <T>(row: T | null) =>
  row === null ? problem('NOT_FOUND') : { status: 200 as const, body: row };

const gone = (result: 'deleted' | 'NOT_FOUND' | 'INVALID_STATE') =>
  result === 'deleted' ? { status: 204 as const, body: undefined } : problem(result);

export function noticeRoutes(db: Db, joining: Joining, shown: StoredHtml): NoticeHandlers {
  return {
    async getNewsLink() {
      return { status: 200, body: await Promise.all((await listNews(db)).map(shown)) };
    },
    async getPopups(_request, ctx) {
      const popups = await listPopups(db, ctx.now, ctx.session?.memberId ?? null);
      return { status: 200, body: await Promise.all(popups.map(shown)) };
    },
    async getEvents(_request, ctx) {
      return { status: 200, body: await listEvents(db, readerOf(ctx)) };
    },
    async getEvent({ params }, ctx) {
      const event = await findEvent(db, params.eventId, readerOf(ctx));
      return found(event && (await shown(event)));
    },
    async joinEvent({ params }, ctx) {
      const joined = await joining.join(params.eventId, readerOf(ctx));
      return joined.ok ? found(await shown(joined.event)) : problem(joined.error);
    },
    async getEventMembers({ params, query: { cursor, limit = DEFAULT_JOINED } }) {
      const after = fromCursor(cursor, 'text');
      if (after === null) return cursorProblem();
      return found(await joining.members(params.eventId, { after, limit }));
    },
    async getMessenger() {
      return { status: 200, body: await listMessengers(db) };
    },
    async getBankNames() {
      return { status: 200, body: await listBanks(db) };
    },
  };
}

/** What staff does with questions. */
export function deskInquiryRoutes(inquiries: Inquiries): DeskInquiryHandlers {
  async function act(wanted: Pick<InquiryAct, 'id' | 'event' | 'text'>, ctx: RequestContext) {
    const session = ctx.member;
    const actor = { id: session.memberId, role: roleOf(session), ip: ctx.ip };
    const result = await inquiries.act({ ...wanted, actor, at: ctx.now });
    return result.ok ? found(result.inquiry) : problem(result.error);
  }
  return {
    async getInquiries({ query: { state: tab = 'open', cursor, limit = DEFAULT_LIMIT } }, ctx) {
      const after = fromCursor(cursor, 'text');
      if (after === null) return cursorProblem();
      return { status: 200, body: await inquiries.list({ tab, after, limit }, ctx.now) };
    },
    getInquiry: async ({ params }, ctx) => found(await inquiries.find(params.inquiryId, ctx.now)),
    answerInquiry: ({ params, body: { answer: text } }, ctx) =>
      act({ id: params.inquiryId, event: 'answer', text }, ctx),
    takeInquiry: ({ params }, ctx) => act({ id: params.inquiryId, event: 'check' }, ctx),
    releaseInquiry: ({ params }, ctx) => act({ id: params.inquiryId, event: 'release' }, ctx),
  };
}

function askerOf(ctx: RequestContext): Asker {
  return { memberId: ctx.member.memberId, ip: ctx.ip, now: ctx.now };
}

const ownAnswer = (own: Own) => (own.ok ? found(own.inquiry) : own.refusal);

/** What who asked does with their questions. */
export function customerRoutes(own: OwnInquiries): CustomerHandlers {
  return {
    async sendNonMemberInquiry({ body }, ctx) {
      const asked = await own.askAsGuest(body, ctx);
      return asked.ok ? { status: 201, body: { id: asked.id, key: asked.key } } : asked.refusal;
    },
    findInquiry: async ({ body }, ctx) => found(await own.findByKey(body.key, ctx.now)),
    async getMyInquiries({ query: { state, cursor, limit = DEFAULT_OWN } }, ctx) {
      const after = fromCursor(cursor, 'text');
      if (after === null) return cursorProblem();
      return { status: 200, body: await own.list(ctx.member.memberId, { state, after, limit }) };
    },
    async askInquiry({ body }, ctx) {
      const asked = await own.ask(body, askerOf(ctx));
      return asked.ok ? { status: 201, body: asked.inquiry } : asked.refusal;
    },
    getMyInquiry: async ({ params }, ctx) => found(await own.open(params.inquiryId, askerOf(ctx))),
    withdrawInquiry: async ({ params }, ctx) =>
      gone(await own.withdraw(params.inquiryId, askerOf(ctx))),
    askFurther: async ({ params, body }, ctx) =>
      ownAnswer(await own.askFurther(params.inquiryId, body.text, askerOf(ctx))),
    closeInquiry: async ({ params }, ctx) =>
      ownAnswer(await own.close(params.inquiryId, askerOf(ctx))),
  };
}

function actingOf(ctx: RequestContext): Answering {
  return { actor: ctx.member.memberId, ip: ctx.ip, now: ctx.now };
}

function refuse(path: string, message: string) {
  return problem('VALIDATION', { errors: [{ path, message }] });
}

/** What is wrong with what is to be shown; undefined where nothing is. */
function draftProblem(draft: { contents: string } & Partial<PopupDraft>) {
  const { title = '-', contents, startsAt = 0, endsAt = 1 } = draft;
  if (contents.trim() === '') return refuse('contents', 'must have text');
  if (title.trim() === '') return refuse('title', 'must have text');
  return endsAt > startsAt ? undefined : refuse('endsAt', 'must be after startsAt');
}

/** Takes a draft with what may be shown of its HTML, or says what is wrong with that. */
async function cleaned<T extends { contents: string }, R>(
  draft: T,
  take: (clean: T) => Promise<R>,
) {
  const clean = { ...draft, contents: await cleanNews(draft.contents) };
  return draftProblem(clean) ?? take(clean);
}

const added = <T>(row: T | 'reused') =>
  row === 'reused' ? problem('IDEMPOTENCY_KEY_REUSED') : { status: 201 as const, body: row };

/** What staff does with notices, popups, events and banks. */
export function boardRoutes(board: Board): BoardHandlers {
  return {
    async getDeskNews() {
      return { status: 200, body: await board.news() };
    },
    addNews: ({ body, headers }, ctx) =>
      cleaned(body, async ({ contents }) => {
        const keyed = { key: headers['Idempotency-Key'], by: actingOf(ctx) };
        return added(await board.addNews(contents, keyed));
      }),
    changeNews: ({ params, body }, ctx) =>
      cleaned(body, async ({ contents }) =>
        found(await board.changeNews(params.newsId, contents, actingOf(ctx))),
      ),
    deleteNews: async ({ params }, ctx) =>
      gone(await board.deleteNews(params.newsId, actingOf(ctx))),
    async getDeskPopups() {
      return { status: 200, body: await board.popups() };
    },
    addPopup: ({ body, headers }, ctx) =>
      cleaned(body, async (draft) => {
        const keyed = { key: headers['Idempotency-Key'], by: actingOf(ctx) };
        return added(await board.addPopup(draft, keyed));
      }),
    changePopup: ({ params, body }, ctx) =>
      cleaned(body, async (draft) =>
        found(await board.changePopup(params.popupId, draft, actingOf(ctx))),
      ),
    deletePopup: async ({ params }, ctx) =>
      gone(await board.deletePopup(params.popupId, actingOf(ctx))),
    async getDeskEvents() {
      return { status: 200, body: await board.events() };
    },
    addEvent: ({ body, headers }, ctx) =>
      cleaned(body, async (draft) => {
        const keyed = { key: headers['Idempotency-Key'], by: actingOf(ctx) };
        return added(await board.addEvent(draft, keyed));
      }),
    changeEvent: ({ params, body }, ctx) =>
      cleaned(body, async (draft) =>
        found(await board.changeEvent(params.eventId, draft, actingOf(ctx))),
      ),
    deleteEvent: async ({ params }, ctx) =>
      gone(await board.deleteEvent(params.eventId, actingOf(ctx))),
    setBankUse: async ({ params, body }, ctx) =>
      found(await board.useBank(params.bankId, body.useFlag, actingOf(ctx))),
  };
}
