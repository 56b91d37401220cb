import type { Handlers, RequestContext } from '../../contract/types.ts';
import type { ModuleDeps } from '../../lib/module.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { problem } from '../../lib/problem.ts';
import { requireSession } from '../auth/index.ts';
import type { Board } from './board.ts';
import type { PopupDraft } from './board-repository.ts';
import type { Answering, Inquiries } from './inquiries.ts';
import { insertInquiry, listBanks, listMessengers, listNews, listPopups } from './repository.ts';

type NoticeHandlers = Pick<
  Handlers,
  | 'getNewsLink'
  | 'getPopups'
  | 'getMessenger'
  | 'getBankNames'
  | 'sendNonMemberInquiry'
  | 'getInquiries'
  | 'answerInquiry'
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
  | 'setBankUse'
>;

const DEFAULT_LIMIT = 50;

export function noticeRoutes(
  { db, ids }: Pick<ModuleDeps, 'db' | 'ids'>,
  inquiries: Inquiries,
): NoticeHandlers {
  return {
    async getInquiries({ query: { state = 'open', cursor, limit = DEFAULT_LIMIT } }) {
      const after = fromCursor(cursor, 'text');
      if (after === null) return cursorProblem();
      const page = { isAnswered: state === 'answered', after, limit };
      return { status: 200, body: await inquiries.list(page) };
    },
    async answerInquiry({ params, body }, ctx) {
      const { memberId: actor } = requireSession(ctx);
      const answering = { actor, ip: ctx.ip, now: ctx.now };
      const result = await inquiries.answer(params.inquiryId, body.answer, answering);
      return result.ok ? { status: 200, body: result.inquiry } : problem(result.error);
    },
    async getNewsLink() {
      return { status: 200, body: await listNews(db) };
    },
    async getPopups(_request, ctx) {
      return { status: 200, body: await listPopups(db, ctx.now) };
    },
    async getMessenger() {
      return { status: 200, body: await listMessengers(db) };
    },
    async getBankNames() {
      return { status: 200, body: await listBanks(db) };
    },
    async sendNonMemberInquiry({ body }, ctx) {
      const id = ids.id('inq');
      await insertInquiry(db, { ...body, id, kind: 'nonmember', ip: ctx.ip, now: ctx.now });
      return { status: 201, body: { id } };
    },
  };
}

function actingOf(ctx: RequestContext): Answering {
  return { actor: requireSession(ctx).memberId, ip: ctx.ip, now: ctx.now };
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

const gone = (isGone: boolean) =>
  isGone ? { status: 204 as const, body: undefined } : problem('NOT_FOUND');

/** What staff does with notices, popups and banks. */
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
    setBankUse: async ({ params, body }, ctx) =>
      found(await board.useBank(params.bankId, body.useFlag, actingOf(ctx))),
  };
}
