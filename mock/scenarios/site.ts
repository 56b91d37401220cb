import type { Scenario } from './types.ts';

/** What lists are loaded by; a board comes by the stream as well. */
const LISTS = [
  'getBoard',
  'getFixture',
  'openStream',
  'getBets',
  'getBetSummary',
  'getMessages',
] as const;

export const siteScenarios: Readonly<Record<string, Scenario>> = {
  happy: { title: 'An ordinary day, as a member', account: 'member01' },
  guest: { title: 'An ordinary day, as a guest', account: null },
  slow: { title: 'Every answer takes a second and a half', account: 'member01', latencyMs: 1_500 },
  empty: {
    title: 'No match, no bet, no message, no favourite',
    account: 'member01',
    prepare(world) {
      world.offer.clear();
      const person = world.person('member01');
      if (person) Object.assign(person, { bets: [], messages: [], favourites: [] });
    },
  },
  failing: {
    title: 'Lists cannot be loaded: boards, a match, bets and messages',
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
