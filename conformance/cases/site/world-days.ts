import { dayKeyAt } from '#rules/rounds/clock.ts';
import { notTried } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The day of simulated matches that an instant falls into: it begins at 06:00 in Seoul. */
const worldDayAt = (at: number) => dayKeyAt(at - 6 * HOUR_MS);

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(hash).toString('hex');
}

export const worldDayCases: readonly Case[] = [
  defineCase({
    id: 'world-day/committed',
    what: 'days of simulated matches are committed to, their secrets and the prices of bets published when they are over',
    async run(t) {
      const none = { path: { dayKey: '20000101' } };
      t.check(await t.call('getWorldDay', none), 'NOT_FOUND');
      t.check(await t.call('getTakenPrices', none), 'NOT_FOUND');
      const schedule = t.want(await t.call('getSchedule'), 200);
      const { at: now } = schedule.body;
      const today = await t.call('getWorldDay', { path: { dayKey: worldDayAt(now) } });
      if (today.code === 'NOT_FOUND') notTried('the matches of the server are not simulated');
      for (const days of [-2, 0, 1, 2]) {
        const dayKey = worldDayAt(now + days * DAY_MS);
        const answer = await t.call('getWorldDay', { path: { dayKey } });
        // Its first day may be today.
        if (days < 0 && answer.code === 'NOT_FOUND') continue;
        t.want(answer, 200);
        const { startsAt, endsAt, revealsAt, commitment, secret } = answer.body;
        t.same(answer, 'its key', answer.body.dayKey, dayKey);
        t.same(answer, 'its start', worldDayAt(startsAt), dayKey);
        t.same(answer, 'its length', endsAt - startsAt, DAY_MS);
        t.holds(answer, revealsAt >= endsAt, 'it is revealed when it is over', revealsAt);
        const prices = t.want(await t.call('getTakenPrices', { path: { dayKey } }), 200);
        if (secret === null) {
          t.holds(answer, days >= 0, 'a day that is over is revealed', dayKey);
          t.same(prices, 'prices of a day that is not over', prices.body.prices, []);
        } else {
          t.holds(answer, days < 0, 'a day that is not over is not revealed', dayKey);
          t.same(answer, 'the hash of the secret', await sha256(secret), commitment);
        }
      }
    },
  }),
];
