import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $now } from '@/shared/lib/clock';
import { kstInstant } from '@/shared/lib/format';
import { openedPage } from '@/shared/lib/test-page';
import { sportsResultPage } from '../page';
import { makeDay, makeDetail } from './sample-results';

type Answers = Parameters<typeof openedPage>[1];

const values = [
  [$member, makeMember()],
  [$now, kstInstant('2026-11-26 23:10:00')],
] as const;
const answers = {
  'GET /sports/result': { body: makeDay() },
  'GET /sports/result/r693e1973v': { body: makeDetail() },
};
const waiting = () => new Promise<never>(() => {});
const failing = () => {
  throw new TypeError('fetch failed');
};

/** Opens the page with these answers in place of a day with five matches; `match` is the one whose markets are shown. */
export function resultsOf(own: Answers = {}, match = '') {
  const search = { day: '2026-11-26', ...(match && { match }) };
  return openedPage(sportsResultPage, { ...answers, ...own }, { search, values });
}

export const opened = 'r693e1973v';

/** The results as a member finds them. */
export const resultStates = {
  ordinary: resultsOf(),
  loading: resultsOf({ 'GET /sports/result': waiting }),
  empty: resultsOf({
    'GET /sports/result': {
      body: makeDay({ sport: null, counts: [], leagues: [], fixtures: [] }),
    },
  }),
  failed: resultsOf({ 'GET /sports/result': failing }),
};

/** One result that is shown with its markets. */
export const detailStates = {
  ordinary: resultsOf({}, opened),
  loading: resultsOf({ 'GET /sports/result/r693e1973v': waiting }, opened),
  empty: resultsOf(
    { 'GET /sports/result/r693e1973v': { body: makeDetail({ markets: [] }) } },
    opened,
  ),
  failed: resultsOf({ 'GET /sports/result/r693e1973v': failing }, opened),
};
