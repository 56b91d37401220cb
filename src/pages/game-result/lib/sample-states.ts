import { makeBet, makeBetLeg } from '@/entities/bet/testing';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { never, offline } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { $serverOffset } from '@/shared/lib/clock/testing';
import { kstInstant } from '@/shared/lib/format';
import { openedPage } from '@/shared/lib/test-page';
import { sportsResultPage } from '../page';
import { makeDay, makeDetail, makeOwn } from './sample-results';

type Answers = Parameters<typeof openedPage>[1];

const now = kstInstant('2026-11-26 23:10:00');
const values = [
  [$member, makeMember()],
  [$now, now],
  // Today is read from the clock when the page opens.
  [$serverOffset, now - Date.now()],
] as const;
/** A single on the match that is opened, half won. */
const ownBet = makeBet({
  label: 2,
  status: 'settled',
  payout: 73_000,
  legs: [
    makeBetLeg({
      selectionId: 'r693e1973v.2.275.Over',
      fixtureId: 'r693e1973v',
      typeId: 2,
      line: 275,
      outcome: 'Over',
      odds: 192,
      result: 5,
      fixtureStatus: 3,
      home: '울산 HD',
      away: '대전 하나시티즌',
      decidedBy: { home: 2, away: 1 },
    }),
  ],
});
const answers = {
  'GET /bet/fixture': { body: { data: [] } },
  'GET /bet': { body: { data: [], nextCursor: null } },
  'GET /sports/result': { body: makeDay() },
  'GET /sports/result/r693e1973v': { body: makeDetail() },
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
  loading: resultsOf({ 'GET /sports/result': never }),
  empty: resultsOf({
    'GET /sports/result': {
      body: makeDay({ days: [], counts: [], leagues: [], fixtures: [] }),
    },
  }),
  failed: resultsOf({ 'GET /sports/result': offline }),
};

/** One result that is shown with its markets. */
export const detailStates = {
  ordinary: resultsOf({}, opened),
  empty: resultsOf(
    { 'GET /sports/result/r693e1973v': { body: makeDetail({ markets: [] }) } },
    opened,
  ),
  own: resultsOf(
    {
      'GET /bet/fixture': { body: { data: [makeOwn()] } },
      'GET /bet': { body: { data: [ownBet], nextCursor: null } },
    },
    opened,
  ),
};
