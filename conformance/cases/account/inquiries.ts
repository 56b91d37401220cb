import { INQUIRY_WAIT_MS } from '#rules/inquiry.ts';
import { operationNamed } from '../../contract/document.ts';
import type { Session } from '../../site/site.ts';
import { moveBy } from '../clock/time.ts';
import type { CaseContext } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { newcomer, sessionOf } from '../people.ts';

const QUESTION = { kind: 'charge' as const, title: '환전 시험', contents: '얼마나 걸리나요?' };
const FURTHER = { text: '더 여쭙습니다.' };

async function ask(t: CaseContext, as: Session) {
  const sent = t.want(await t.call('askInquiry', { as, body: QUESTION }), 201);
  return { inquiryId: sent.body.id };
}

async function answer(t: CaseContext, path: { inquiryId: string }) {
  const as = await sessionOf(t, 'admin');
  t.want(await t.call('answerInquiry', { as, path, body: { answer: '안내드렸습니다.' } }), 200);
}

async function isWaiting(t: CaseContext, operation: 'askInquiry' | 'askFurther', options: object) {
  const refused = t.want(await t.sendOnce(operationNamed(operation), options), 'RATE_LIMITED');
  const wait = Number(refused.headers['retry-after']);
  t.holds(refused, wait > 0 && wait <= 90, 'Retry-After within 90 s', wait);
}

export const inquiryCases: readonly Case[] = [
  defineCase({
    id: 'inquiry/own',
    what: 'a member asks, reads the answer and closes the question, and nobody else does',
    needs: ['admin'],
    async run(t) {
      const { session: as } = await newcomer(t);
      const path = await ask(t, as);
      await isWaiting(t, 'askInquiry', { as, body: QUESTION });
      const further = { as, path, body: FURTHER };
      t.check(await t.call('askFurther', further), 'INVALID_STATE', 'without an answer');
      t.check(await t.call('closeInquiry', { as, path }), 'INVALID_STATE', 'without an answer');
      const isNew = async () => {
        const listed = t.want(await t.call('getMyInquiries', { as }), 200);
        return listed.body.data.map((one) => [one.id, one.isNew]);
      };
      await answer(t, path);
      t.same('getMyInquiries', 'what is new', await isNew(), [[path.inquiryId, true]]);
      const { session: other } = await newcomer(t);
      const strange = { as: other, path };
      for (const call of ['getMyInquiry', 'withdrawInquiry', 'closeInquiry'] as const)
        t.check(await t.call(call, strange), 'NOT_FOUND', "another's");
      t.check(await t.call('askFurther', { ...strange, body: FURTHER }), 'NOT_FOUND', "another's");
      const read = t.want(await t.call('getMyInquiry', { as, path }), 200);
      t.same(read, 'who spoke', read.body.lines.map(({ by }) => by).join(), 'staff');
      t.same('getMyInquiries', 'what is new', await isNew(), [[path.inquiryId, false]]);
      t.check(await t.call('withdrawInquiry', { as, path }), 'INVALID_STATE', 'answered');
      await isWaiting(t, 'askFurther', further);
      const closed = t.want(await t.call('closeInquiry', { as, path }), 200);
      t.same(closed, 'the state', closed.body.state, 'closed');
      t.check(await t.call('closeInquiry', { as, path }), 200, 'again');
      t.check(await t.call('askFurther', further), 'INVALID_STATE', 'closed');
    },
  }),
  defineCase({
    id: 'inquiry/withdrawn',
    what: 'a member takes a question back that nobody has taken up',
    needs: ['admin'],
    async run(t) {
      const { session: as } = await newcomer(t);
      const path = await ask(t, as);
      t.want(await t.call('withdrawInquiry', { as, path }), 204);
      t.check(await t.call('withdrawInquiry', { as, path }), 'NOT_FOUND');
      const staff = await sessionOf(t, 'admin');
      t.check(await t.call('getInquiry', { as: staff, path }), 'NOT_FOUND');
      await isWaiting(t, 'askInquiry', { as, body: QUESTION });
    },
  }),
  defineCase({
    id: 'inquiry/further',
    what: 'a question that is asked further waits for staff again',
    needs: ['manualClock'],
    phase: 'switches',
    async run(t) {
      const { session: as } = await newcomer(t);
      const path = await ask(t, as);
      await answer(t, path);
      await moveBy(t, INQUIRY_WAIT_MS);
      const further = t.want(await t.call('askFurther', { as, path, body: FURTHER }), 200);
      t.same(further, 'the state', further.body.state, 'open');
      t.same(further, 'who spoke', further.body.lines.map(({ by }) => by).join(), 'staff,asker');
      t.check(await t.call('withdrawInquiry', { as, path }), 'INVALID_STATE', 'answered before');
      const staff = await sessionOf(t, 'admin');
      const waiting = t.want(await t.call('getInquiry', { as: staff, path }), 200);
      t.same(waiting, 'the answer', waiting.body.answer, null);
      await answer(t, path);
    },
  }),
  defineCase({
    id: 'inquiry/key',
    what: 'a guest reads the answer by the key that is shown once',
    needs: ['admin'],
    async run(t) {
      const as = t.site.guest();
      const body = { contact: '텔레그램 key', title: '가입 문의', contents: '가입하고 싶습니다.' };
      const sent = t.want(await t.call('sendNonMemberInquiry', { as, body }), 201);
      const { id, key } = sent.body;
      await answer(t, { inquiryId: id });
      const find = (typed: string) => t.call('findInquiry', { as, body: { key: typed } });
      for (const typed of [key, key.replaceAll('-', '')]) {
        const found = t.want(await find(typed), 200);
        t.same(found, 'the answer', found.body.lines.at(-1)?.text, '안내드렸습니다.');
      }
      t.check(await find('2222-2222-2222'), 'NOT_FOUND');
    },
  }),
];
