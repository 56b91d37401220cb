import { roleOf } from '#rules/roles.ts';
import type { Handlers, RequestContext } from '../../contract/types.ts';
import type { ModuleDeps } from '../../module.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { problem } from '../../lib/problem.ts';
import { askStaff } from './asking.ts';
import type { Board } from './board.ts';
import type { PopupDraft } from './board-repository.ts';
import { findEvent, listEvents } from './event-repository.ts';
import type { Answering, Inquiries, InquiryAct } from './inquiries.ts';
import { listBanks, listMessengers, listNews, listPopups } from './repository.ts';

type NoticeHandlers = Pick<
  Handlers,
  | 'getNewsLink'
  | 'getPopups'
  | 'getMessenger'
  | 'getBankNames'
  | 'sendNonMemberInquiry'
  | 'getInquiries'
  | 'getInquiry'
  | 'answerInquiry'
  | 'takeInquiry'
  | 'releaseInquiry'
  | 'getEvents'
  | 'getEvent'
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

export function noticeRoutes(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  inquiries: Inquiries,
): NoticeHandlers {
  const { db } = deps;
  async function act(wanted: Pick<InquiryAct, 'id' | 'event' | 'answer'>, ctx: RequestContext) {
    const session = ctx.member;
    const actor = { id: session.memberId, role: roleOf(session), ip: ctx.ip };
    const result = await inquiries.act({ ...wanted, actor, at: ctx.now });
    return result.ok ? { status: 200 as const, body: result.inquiry } : problem(result.error);
  }
  return {
    async getInquiries({ query: { state: tab = 'open', cursor, limit = DEFAULT_LIMIT } }, ctx) {
      const after = fromCursor(cursor, 'text');
      if (after === null) return cursorProblem();
      return { status: 200, body: await inquiries.list({ tab, after, limit }, ctx.now) };
    },
    getInquiry: async ({ params }, ctx) => found(await inquiries.find(params.inquiryId, ctx.now)),
    answerInquiry: ({ params, body: { answer } }, ctx) =>
      act({ id: params.inquiryId, event: 'answer', answer }, ctx),
    takeInquiry: ({ params }, ctx) => act({ id: params.inquiryId, event: 'check' }, ctx),
    releaseInquiry: ({ params }, ctx) => act({ id: params.inquiryId, event: 'release' }, ctx),
    async getNewsLink() {
      return { status: 200, body: await listNews(db) };
    },
    async getPopups(_request, ctx) {
      const popups = await listPopups(db, ctx.now, ctx.session?.memberId ?? null);
      return { status: 200, body: popups };
    },
    async getEvents(_request, ctx) {
      return { status: 200, body: await listEvents(db, readerOf(ctx)) };
    },
    getEvent: async ({ params }, ctx) => found(await findEvent(db, params.eventId, readerOf(ctx))),
    async getMessenger() {
      return { status: 200, body: await listMessengers(db) };
    },
    async getBankNames() {
      return { status: 200, body: await listBanks(db) };
    },
    async sendNonMemberInquiry({ body }, ctx) {
      const { ip, now } = ctx;
      const asked = await askStaff(deps, { ...body, kind: 'nonmember', ip, now });
      return asked.ok ? { status: 201, body: { id: asked.id } } : asked.refusal;
    },
  };
}

function readerOf(ctx: RequestContext) {
  return { memberId: ctx.member.memberId, now: ctx.now };
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

const found = <T>(row: T | null) =>
  row === null ? problem('NOT_FOUND') : { status: 200 as const, body: row };

const added = <T>(row: T | 'reused') =>
  row === 'reused' ? problem('IDEMPOTENCY_KEY_REUSED') : { status: 201 as const, body: row };

const gone = (result: 'deleted' | 'NOT_FOUND' | 'INVALID_STATE') =>
  result === 'deleted' ? { status: 204 as const, body: undefined } : problem(result);

/** What staff does with notices, popups, events and banks. */
export function boardRoutes(board: Board): BoardHandlers {
  return {
    async getDeskNews() {
      return { status: 200, body: await board.news() };
    },
    async addNews({ body, headers }, ctx) {
      const keyed = { key: headers['Idempotency-Key'], by: actingOf(ctx) };
      return draftProblem(body) ?? added(await board.addNews(body.contents, keyed));
    },
    changeNews: async ({ params, body }, ctx) =>
      draftProblem(body) ??
      found(await board.changeNews(params.newsId, body.contents, actingOf(ctx))),
    deleteNews: async ({ params }, ctx) =>
      gone(await board.deleteNews(params.newsId, actingOf(ctx))),
    async getDeskPopups() {
      return { status: 200, body: await board.popups() };
    },
    async addPopup({ body, headers }, ctx) {
      const keyed = { key: headers['Idempotency-Key'], by: actingOf(ctx) };
      return draftProblem(body) ?? added(await board.addPopup(body, keyed));
    },
    changePopup: async ({ params, body }, ctx) =>
      draftProblem(body) ?? found(await board.changePopup(params.popupId, body, actingOf(ctx))),
    deletePopup: async ({ params }, ctx) =>
      gone(await board.deletePopup(params.popupId, actingOf(ctx))),
    async getDeskEvents() {
      return { status: 200, body: await board.events() };
    },
    async addEvent({ body, headers }, ctx) {
      const keyed = { key: headers['Idempotency-Key'], by: actingOf(ctx) };
      return draftProblem(body) ?? added(await board.addEvent(body, keyed));
    },
    changeEvent: async ({ params, body }, ctx) =>
      draftProblem(body) ?? found(await board.changeEvent(params.eventId, body, actingOf(ctx))),
    deleteEvent: async ({ params }, ctx) =>
      gone(await board.deleteEvent(params.eventId, actingOf(ctx))),
    setBankUse: async ({ params, body }, ctx) =>
      found(await board.useBank(params.bankId, body.useFlag, actingOf(ctx))),
  };
}
