import { emptyLists } from './money.ts';
import type { Scenario } from './types.ts';

/** What lists are loaded by; a board comes by the stream as well. */
const LISTS = [
  ...([
    'getBoard',
    'getLeagues',
    'getInPlay',
    'getFixture',
    'openStream',
    'getBets',
    'getBetSummary',
    'getMessages',
    'getSavedSlips',
  ] as const),
  ...(['getDepositTerms', 'getDeposits', 'getWithdrawalTerms', 'getWithdrawals'] as const),
  ...(['getStatement', 'getStatementSummary', 'getCoupons', 'getFriends'] as const),
  ...(['getDeskRequests', 'getDeskMembers'] as const),
];

export const siteScenarios: Readonly<Record<string, Scenario>> = {
  happy: { title: 'An ordinary day, as a member', account: 'member01' },
  guest: { title: 'An ordinary day, as a guest', account: null },
  slow: { title: 'Every answer takes a second and a half', account: 'member01', latencyMs: 1_500 },
  empty: {
    title: 'No match, no bet, no message, no favourite; no money moved and nothing at the desk',
    account: 'member01',
    shows: emptyLists,
    prepare(world) {
      world.offer.clear();
      Object.assign(world.desk, {
        queues: [],
        inquiries: { open: 0, answering: 0, oldestAt: null },
      });
      const person = world.person('member01');
      const none = { bets: [], messages: [], favourites: [], savedSlips: [] };
      if (person) Object.assign(person, none);
    },
  },
  failing: {
    title: 'Lists cannot be loaded: boards, a match, bets, messages, money and the desk',
    account: 'member01',
    problems: Object.fromEntries(LISTS.map((id) => [id, 'UNAVAILABLE'])),
  },
  broken: {
    title: 'The history meets a fault of the server, which ends the session',
    account: 'member01',
    problems: { getBets: 'INTERNAL' },
  },
  maintenance: {
    title: 'The site is under maintenance',
    account: null,
    prepare: ({ setting }) => void Object.assign(setting, { siteNoticeFlg: true }),
  },
  'signup-closed': {
    title: 'Nobody can sign up',
    account: null,
    prepare: ({ setting }) => void Object.assign(setting, { joinStartEndFlg: true }),
  },
};
