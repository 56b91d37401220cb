import { type Case, defineCase } from '../define-case.ts';
import { newKey } from '../offers.ts';
import { newcomer, sessionOf } from '../people.ts';

export const answerCases: readonly Case[] = [
  defineCase({
    id: 'answer/inquiry',
    what: 'staff answers a question once',
    needs: ['manager'],
    async run(t) {
      const as = await sessionOf(t, 'manager');
      const question = {
        contact: '텔레그램 nobody',
        title: '답변 시험',
        contents: '답변 바랍니다.',
      };
      const asked = await t.call('sendNonMemberInquiry', { body: question });
      t.want(asked, 201);
      const listed = await t.call('getInquiries', { as, query: { limit: '200' } });
      t.want(listed, 200);
      const path = { inquiryId: asked.body.id };
      const answer = (text: string) =>
        t.call('answerInquiry', { as, path, body: { answer: text } });
      const first = await answer('안내드렸습니다.');
      t.want(first, 200);
      t.same(first, 'the answer', first.body.answer, '안내드렸습니다.');
      t.check(await answer('안내드렸습니다.'), 200);
      t.check(await answer('다른 답변입니다.'), 'INVALID_STATE');
      const none = { as, path: { inquiryId: 'inq_nothing1' }, body: { answer: '없음' } };
      t.check(await t.call('answerInquiry', none), 'NOT_FOUND');
    },
  }),
  defineCase({
    id: 'answer/message',
    what: 'staff sends a message once per key',
    needs: ['admin', 'manager'],
    async run(t) {
      const as = await sessionOf(t, 'manager');
      const { memberId, session } = await newcomer(t);
      const key = newKey();
      const send = (contents: string, memberIds: string[], used = key) =>
        t.call('sendMessages', {
          as,
          headers: { 'Idempotency-Key': used },
          body: { memberIds, title: '안내', contents },
        });
      t.want(await send('<b>점검</b>', [memberId]), 201);
      t.check(await send('<b>점검</b>', [memberId]), 201);
      t.check(await send('다른 글', [memberId]), 'IDEMPOTENCY_KEY_REUSED');
      t.check(await send('점검', [memberId, 'mem_nothing1'], newKey()), 'NOT_FOUND');
      const unread = await t.call('getUnreadCount', { as: session });
      t.same(unread, 'unread messages', unread.body, 1);
    },
  }),
];
