import { endSessions } from '../world/session.ts';
import type { Scenario } from './types.ts';

export const sessionScenarios: Readonly<Record<string, Scenario>> = {
  'unread-gate': { title: 'A message that has to be read first', account: 'unread01' },
  'session-replaced': {
    title: 'Three seconds later the member is logged in on another device',
    account: 'member01',
    events: [
      { afterMs: 3_000, run: (world) => endSessions(world, 'SESSION_REPLACED', 'replaced') },
    ],
  },
  'session-ending': {
    title: 'The session ends in 50 seconds',
    account: 'member01',
    events: [
      {
        afterMs: 0,
        everyMs: 500,
        run(world) {
          const person = world.person('member01');
          if (person) person.member.sessionExpiresAt = world.startedAt + 50_000;
        },
      },
    ],
  },
};
