import { type Case, defineCase } from '../define-case.ts';
import { serverNow } from '../offers.ts';
import { newcomer, sessionOf } from '../people.ts';
import { openReader } from '../stream/reader.ts';
import { moveBy, moveTo } from './time.ts';

const MINUTE = 60_000;

export const clockCases: readonly Case[] = [
  defineCase({
    id: 'clock/system',
    what: 'a system clock cannot be moved',
    needs: ['systemClock', 'admin'],
    async run(t) {
      const as = await sessionOf(t, 'admin');
      const body = { to: new Date(Date.now() + MINUTE).toISOString() };
      t.check(await t.call('setClock', { as, body }), 'CLOCK_NOT_MANUAL');
    },
  }),
  defineCase({
    id: 'clock/forward',
    what: 'a manual clock moves to the given instant, and never back',
    needs: ['manualClock'],
    phase: 'switches',
    async run(t) {
      const as = await sessionOf(t, 'admin');
      const now = await serverNow(t);
      await moveTo(t, now + 1_000);
      t.same('setClock', 'the time of the settings', await serverNow(t), now + 1_000);
      const back = { to: new Date(now).toISOString() };
      t.check(await t.call('setClock', { as, body: back }), 'VALIDATION', 'back');
    },
  }),
  defineCase({
    id: 'clock/session',
    what: 'a session ends when its minutes have passed',
    needs: ['manualClock'],
    phase: 'switches',
    async run(t) {
      const as = await sessionOf(t, 'admin');
      const { autoLogoutMin: usual } = (await t.call('getSetting')).body;
      const set = (minutes: number) =>
        t.call('changeSetting', { as, body: { autoLogoutMin: minutes } });
      t.atEnd(async () => void (await set(usual)));
      const autoLogoutMin = 4;
      t.want(await set(autoLogoutMin), 200);
      const { session } = await newcomer(t);
      const reader = await openReader(t, 'me', session);
      await reader.caughtUp();
      await moveBy(t, (autoLogoutMin - 1) * MINUTE);
      t.check(await t.call('getUnreadCount', { as: session }), 200, 'a minute before its end');
      await moveBy(t, 2 * MINUTE);
      t.check(await t.call('getMember', { as: session }), 'SESSION_EXPIRED');
      await reader.endsWith('expired');
    },
  }),
];
