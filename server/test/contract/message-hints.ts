import fc from 'fast-check';
import type { TestApp } from '../build-test-app.ts';
import type { Hints } from './requests.ts';

/** What staff does with messages: some that nobody has read, to be recalled. */
export async function messageHints(site: TestApp): Promise<Hints> {
  const token = await site.login('manager01');
  for (const n of [1, 2])
    await site.call('POST', '/desk/message', {
      token,
      headers: { 'idempotency-key': `fuzz-message-${n}` },
      body: { memberIds: ['mem_demo_coin01'], title: '점검 안내', contents: '안내드립니다.' },
    });
  const sent = await site.db.query<{ id: string }>('select id from sent_message order by id');
  return {
    'sendMessages.body': fc.record({
      memberIds: fc.constantFrom(['mem_demo_member02'], ['mem_demo_coin01', 'mem_demo_member02']),
      title: fc.constant('안내'),
      contents: fc.string({ minLength: 1, maxLength: 20 }).map((text) => `글${text}`),
    }),
    'previewMessages.body': fc.constantFrom({ all: true }, { level: 3 }, { memberIds: ['mem_x'] }),
    sentMessageId: fc.constantFrom(...sent.map(({ id }) => id)),
    'recallMessages.body': fc.constant({ reason: '점검이 취소됨' }),
  };
}
