import type { Scenario } from './types.ts';

export const siteScenarios: Readonly<Record<string, Scenario>> = {
  happy: { title: 'An ordinary day, as a member', account: 'member01' },
  guest: { title: 'An ordinary day, as a guest', account: null },
  slow: { title: 'Every answer takes three seconds', account: 'member01', latencyMs: 3_000 },
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
    title: 'Every call of boards, bets and messages is refused with INTERNAL',
    account: 'member01',
    problems: {
      getBoard: 'INTERNAL',
      getFixture: 'INTERNAL',
      getBets: 'INTERNAL',
      getBetSummary: 'INTERNAL',
      getMessages: 'INTERNAL',
    },
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
