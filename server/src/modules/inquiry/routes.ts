import { roleOf } from '#rules/roles.ts';
import type { Handlers, RequestContext } from '../../contract/types.ts';
import { found, gone } from '../../lib/answers.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { problem } from '../../lib/problem.ts';
import { callerOf } from '../../lib/session.ts';
import type { Own, OwnInquiries } from './own.ts';
import type { Inquiries, InquiryAct } from './service.ts';

type InquiryHandlers = Pick<
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

type DeskHandlers = Pick<
  Handlers,
  'getInquiries' | 'getInquiry' | 'answerInquiry' | 'takeInquiry' | 'releaseInquiry'
>;

const DEFAULT_LIMIT = 50;
const DEFAULT_OWN = 15;

const ownAnswer = (own: Own) => (own.ok ? found(own.inquiry) : own.refusal);

/** What who asked does with their questions. */
export function inquiryRoutes(own: OwnInquiries): InquiryHandlers {
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
      const asked = await own.ask(body, callerOf(ctx));
      return asked.ok ? { status: 201, body: asked.inquiry } : asked.refusal;
    },
    getMyInquiry: async ({ params }, ctx) => found(await own.open(params.inquiryId, callerOf(ctx))),
    withdrawInquiry: async ({ params }, ctx) =>
      gone(await own.withdraw(params.inquiryId, callerOf(ctx))),
    askFurther: async ({ params, body }, ctx) =>
      ownAnswer(await own.askFurther(params.inquiryId, body.text, callerOf(ctx))),
    closeInquiry: async ({ params }, ctx) =>
      ownAnswer(await own.close(params.inquiryId, callerOf(ctx))),
  };
}

/** What staff does with questions. */
export function inquiryDeskRoutes(inquiries: Inquiries): DeskHandlers {
  async function act(wanted: Pick<InquiryAct, 'id' | 'event' | 'text'>, ctx: RequestContext) {
    const actor = { id: ctx.member.memberId, role: roleOf(ctx.member), ip: ctx.ip };
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
