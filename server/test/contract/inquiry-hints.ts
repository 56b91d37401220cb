import fc from 'fast-check';
import type { TestApp } from '../build-test-app.ts';
import type { Hints } from './requests.ts';

/** Questions of guests for staff, and a member's own: some that are open, some with an answer. */
export async function inquiryHints(site: TestApp): Promise<Hints> {
  await site.db.query(
    `insert into inquiry (id, kind, contact, title, contents, created_at, asked_at, ip)
     select 'inq_fuzz' || n, 'nonmember', '텔레그램', '문의', '문의합니다.', $1, $1, '::1' from generate_series(1, 2) n`,
    [site.clock.now()],
  );
  const rows = await site.db.query<{ id: string }>(
    `insert into inquiry (id, kind, contact, member_id, asker, title, contents, created_at, asked_at, ip)
     select 'inq_own' || n, 'etc', '', 'mem_demo_member01', 'mem_demo_member01', '문의', '문의합니다.', $1, $1, '::1'
     from generate_series(10, 39) n returning id`,
    [site.clock.now() - 86_400_000],
  );
  const own = rows.map(({ id }) => id);
  const answered = own.slice(0, 20);
  const token = await site.login('manager01');
  for (const id of answered)
    await site.call('POST', `/desk/inquiry/${id}`, { token, body: { answer: '안내드렸습니다.' } });
  const sent = await site.call<{ key: string }>('POST', '/nonmember/inquiry', {
    body: { contact: '텔레그램 fuzz', title: '가입 문의', contents: '가입하고 싶습니다.' },
  });
  const text = fc.constantFrom('문의합니다.', '<b>급합니다</b>');
  return {
    inquiryId: fc.constant('inq_fuzz1'),
    'answerInquiry.inquiryId': fc.constant('inq_fuzz2'),
    'answerInquiry.body': fc.constant({ answer: '안내드렸습니다.' }),
    'getMyInquiry.inquiryId': fc.constantFrom(...own),
    'withdrawInquiry.inquiryId': fc.constantFrom(...own.slice(20)),
    'askFurther.inquiryId': fc.constantFrom(...answered.slice(0, 10)),
    'askFurther.body': fc.record({ text }),
    'closeInquiry.inquiryId': fc.constantFrom(...answered.slice(10)),
    'askInquiry.body': fc.record({
      kind: fc.constantFrom('bet', 'charge', 'member', 'etc'),
      title: text,
      contents: text,
    }),
    'findInquiry.body': fc.constantFrom(
      { key: sent.body.key },
      { key: sent.body.key.replaceAll('-', '') },
    ),
  };
}
