import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $now } from '@/shared/lib/clock';
import { kstInstant } from '@/shared/lib/format';
import { openedPage } from '@/shared/lib/test-page';
import { eventListPage, eventPage } from '../page';
import { sampleEvents } from './sample-events';

type Answers = Parameters<typeof openedPage>[1];
const opened = (answer: Answers[string]) =>
  openedPage(eventListPage, { 'GET /event': answer }, { values: [[$member, makeMember()]] });
/** The list of events, as a member finds it. */
export const listStates = {
  ordinary: opened({ body: sampleEvents }),
  loading: opened(() => new Promise<never>(() => {})),
  empty: opened({ body: [] }),
  failed: opened(() => {
    throw new TypeError('fetch failed');
  }),
};

/** Makes the parameters of a story of the event 5, looked at on its 13th day. */
export const openedOne = (
  answer: Answers[string],
  { member = makeMember(), answers = {} }: { member?: object; answers?: Answers } = {},
) =>
  openedPage(
    eventPage,
    { 'GET /event': { body: sampleEvents }, 'GET /event/5': answer, ...answers },
    {
      params: { id: '5' },
      values: [
        [$member, member],
        [$now, kstInstant('2026-11-28 19:00:00')],
      ],
    },
  );
