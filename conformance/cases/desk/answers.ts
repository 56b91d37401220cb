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
        contact: '텔레그램 somebody',
        title: '답변 시험',
        contents: '답변 바랍니다.',
      };
      const sent = t.want(await t.call('sendNonMemberInquiry', { body: question }), 201);
      t.want(await t.call('getInquiries', { as, query: { limit: '200' } }), 200);
      const path = { inquiryId: sent.body.id };
      const read = t.want(await t.call('getInquiry', { as, path }), 200);
      t.same(read, 'the title', read.body.title, question.title);
      const answer = (text: string) =>
        t.call('answerInquiry', { as, path, body: { answer: text } });
      const first = t.want(await answer('안내드렸습니다.'), 200);
      t.same(first, 'the answer', first.body.answer, '안내드렸습니다.');
      t.check(await answer('안내드렸습니다.'), 200);
      t.check(await answer('다른 답변입니다.'), 'INVALID_STATE');
      const none = { as, path: { inquiryId: 'inq_nothing1' }, body: { answer: '없음' } };
      t.check(await t.call('answerInquiry', none), 'NOT_FOUND');
      t.check(await t.call('getInquiry', { as, path: none.path }), 'NOT_FOUND');
    },
  }),
  defineCase({
    id: 'answer/taken',
    what: 'a question that one of staff has taken up is answered by nobody else',
    needs: ['admin', 'manager'],
    async run(t) {
      const [as, other] = [await sessionOf(t, 'manager'), await sessionOf(t, 'admin')];
      const body = { contact: '텔레그램 another', title: '담당 시험', contents: '답변 바랍니다.' };
      const sent = t.want(await t.call('sendNonMemberInquiry', { body }), 201);
      const path = { inquiryId: sent.body.id };
      const answer = { path, body: { answer: '안내드렸습니다.' } };
      const taken = t.want(await t.call('takeInquiry', { as, path }), 200);
      t.same(taken, 'the state', taken.body.state, 'answering');
      t.check(await t.call('takeInquiry', { as, path }), 200);
      for (const call of ['takeInquiry', 'releaseInquiry'] as const)
        t.check(await t.call(call, { as: other, path }), 'LOCKED');
      t.check(await t.call('answerInquiry', { as: other, ...answer }), 'LOCKED');
      const free = t.want(await t.call('releaseInquiry', { as, path }), 200);
      t.same(free, 'the lock', free.body.lock, null);
      t.want(await t.call('answerInquiry', { as: other, ...answer }), 200);
      for (const call of ['takeInquiry', 'releaseInquiry'] as const)
        t.check(await t.call(call, { as, path }), 'INVALID_STATE');
      const none = { as, path: { inquiryId: 'inq_nothing1' } };
      for (const call of ['takeInquiry', 'releaseInquiry'] as const)
        t.check(await t.call(call, none), 'NOT_FOUND');
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
  defineCase({
    id: 'answer/message-reach',
    what: 'staff learns how many a message would reach before it is sent',
    needs: ['admin', 'manager'],
    async run(t) {
      const as = await sessionOf(t, 'manager');
      const { memberId } = await newcomer(t);
      const reach = (body: object) => t.call('previewMessages', { as, body });
      const one = t.want(await reach({ memberIds: [memberId, 'mem_nothing1'] }), 200);
      t.same(one, 'receivers', one.body.receivers, 1);
      t.same(one, 'unknown', one.body.unknown.join(), 'mem_nothing1');
      const all = t.want(await reach({ all: true }), 200);
      t.holds(all, all.body.receivers > 0, 'somebody is reached', all.body.receivers);
      t.check(await reach({ all: true, level: 1 }), 'VALIDATION');
    },
  }),
  defineCase({
    id: 'answer/recall',
    what: 'what staff takes back vanishes unless it was read',
    needs: ['admin', 'manager'],
    async run(t) {
      const as = await sessionOf(t, 'manager');
      const [reader, other] = [await newcomer(t), await newcomer(t)];
      const title = `회수 시험 ${newKey().slice(0, 8)}`;
      t.want(
        await t.call('sendMessages', {
          as,
          headers: { 'Idempotency-Key': newKey() },
          body: { memberIds: [reader.memberId, other.memberId], title, contents: '<b>점검</b>' },
        }),
        201,
      );
      const inbox = t.want(await t.call('getMessages', { as: reader.session }), 200);
      const copy = inbox.body.data.find((one) => one.title === title);
      const path = { messageId: copy?.id ?? 'msg_nothing1' };
      t.want(await t.call('openMessage', { as: reader.session, path }), 200);
      const listed = t.want(await t.call('getSentMessages', { as, query: { q: title } }), 200);
      const sent = { sentMessageId: listed.body.data[0]?.id ?? 'snt_nothing1' };
      const opened = t.want(await t.call('getSentMessage', { as, path: sent }), 200);
      t.same(opened, 'the text', opened.body.contents, '<b>점검</b>');
      t.same(opened, 'who has not read it', opened.body.message.unread, 1);
      const recall = (reason: string, id = sent) =>
        t.call('recallMessages', { as, path: id, body: { reason } });
      const recalled = t.want(await recall('점검이 취소됨'), 200);
      t.same(recalled, 'recalled copies', recalled.body.recalled, 1);
      t.same(recalled, 'read copies', recalled.body.read, 1);
      t.check(await recall('점검이 취소됨'), 200);
      t.check(await recall('다른 사유'), 'INVALID_STATE');
      t.check(await recall('없음', { sentMessageId: 'snt_nothing1' }), 'NOT_FOUND');
      const unread = await t.call('getUnreadCount', { as: other.session });
      t.same(unread, 'unread messages', unread.body, 0);
      t.check(await t.call('openMessage', { as: reader.session, path }), 200);
      const none = { as, path: { sentMessageId: 'snt_nothing1' } };
      t.check(await t.call('getSentMessage', none), 'NOT_FOUND');
    },
  }),
];
