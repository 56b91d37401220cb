import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { openedPage } from '@/shared/lib/test-page';
import { eventListPage } from '../page';
import { makeEvent } from './sample-events';

type Answers = Parameters<typeof openedPage>[1];
const opened = (answer: Answers[string]) =>
  openedPage(eventListPage, { 'GET /event': answer }, { values: [[$member, makeMember()]] });
/** The list of events, as a member finds it. */
export const listStates = {
  ordinary: opened({
    body: [
      makeEvent(),
      makeEvent({
        id: 4,
        title: '한판을 처음 이용하시는 회원님을 위한 스포츠 첫 베팅 안내 이벤트',
      }),
      makeEvent({ id: 3, title: '추석 맞이 이벤트', isOver: true }),
    ],
  }),
  loading: opened(() => new Promise<never>(() => {})),
  empty: opened({ body: [] }),
  failed: opened(() => {
    throw new TypeError('fetch failed');
  }),
};
