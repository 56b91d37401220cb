import { type CaseContext, notTried } from '../context.ts';
import { sessionOf } from '../people.ts';
import { serverNow } from '../offers.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const SEOUL = 9 * HOUR;

/** First instant of the day in Seoul, epoch milliseconds. */
export function dayInSeoul(at: number): number {
  return Math.floor((at + SEOUL) / DAY) * DAY - SEOUL;
}

/** A server plays what falls into a step before it answers: one that was answered sooner than this is doubled. */
const SOON = 1_000;

/** Moves the manual clock to an instant, epoch milliseconds. Everything due by then has been done afterwards. */
export async function moveTo(t: CaseContext, to: number): Promise<void> {
  let step = HOUR;
  for (let now = await serverNow(t); now < to; ) {
    now = Math.min(now + step, to);
    const as = await sessionOf(t, 'admin');
    const from = performance.now();
    const moved = await t.call('setClock', { as, body: { to: new Date(now).toISOString() } });
    t.want(moved, 200);
    t.same(moved, 'the clock', moved.body.now, now);
    step = performance.now() - from < SOON ? Math.min(step * 2, DAY) : HOUR;
  }
}

/** Moves it on by so much. */
export async function moveBy(t: CaseContext, ms: number): Promise<void> {
  await moveTo(t, (await serverNow(t)) + ms);
}

/** Ends a case that would move the clock by more hours than the run may. */
export async function mayMoveTo(t: CaseContext, to: number): Promise<void> {
  const hours = Math.ceil((to - (await serverNow(t))) / HOUR);
  const { hours: most } = t.site.options;
  if (hours > most)
    notTried(`it takes ${hours} hours of the clock, and a case may have ${most} (--hours)`);
}

/** The midnight of Seoul that comes next, epoch milliseconds. */
export function nextMidnight(now: number): number {
  return (Math.floor((now + SEOUL) / DAY) + 1) * DAY - SEOUL;
}
