import { type DeskMember, deskMember } from '@/entities/desk-member';
import { makeAdjustment } from '@/entities/desk-request/testing';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { $api, createFakeApi, type FakeCall } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
// What a form sends is answered by the model of all of them, which a form alone does not load.
import '../model';

/** What was sent, of the story that is drawn. */
export const bodies: unknown[] = [];
const event = {
  id: 5,
  title: '가을 리그 응원 이벤트',
  contents: '<p>안내</p>',
  isForCoin: true,
  minLevel: 1,
  rewarded: 0,
  joined: 0,
  startsAt: 1_764_000_000_000,
  endsAt: 1_766_000_000_000,
};
type Answers = Parameters<typeof createFakeApi>[0];

/** The parameters of a story about this member; an admin looks when left out. */
export function careOf(
  data: DeskMember,
  answers: Answers = {},
  kind: 'admin' | 'manager' = 'admin',
) {
  const keep = (answer: object) => (call: FakeCall) => {
    bodies.push(call.body);
    return answer;
  };
  return {
    scope: () => {
      bodies.length = 0;
      const api = createFakeApi({
        'GET /desk/member/mem_9': { body: data },
        'GET /admin/event': { body: [event] },
        'POST /admin/adjustment': keep({ status: 201, body: makeAdjustment() }),
        'POST /desk/member/mem_9/suspend': keep({ body: data }),
        'POST /desk/member/mem_9/note': keep({ status: 201, body: data.notes[0] }),
        'PUT /admin/member/mem_9/rolling': keep({ status: 204 }),
        'PATCH /admin/member/mem_9': keep({ body: data }),
        ...answers,
      });
      return makeScope({
        values: [
          [$api, api],
          [$member, memberKinds[kind]],
          [deskMember.$data, data],
        ],
      });
    },
  };
}
