import type { CaseContext } from '../context.ts';
import { sessionOf } from '../people.ts';
import { serverNow } from '../offers.ts';

/** Moves the manual clock to an instant, epoch milliseconds. Everything due by then has been done afterwards. */
export async function moveTo(t: CaseContext, to: number): Promise<void> {
  const as = await sessionOf(t, 'admin');
  const moved = await t.call('setClock', { as, body: { to: new Date(to).toISOString() } });
  t.want(moved, 200);
  t.same(moved, 'the clock', moved.body.now, to);
}

/** Moves it on by so much. */
export async function moveBy(t: CaseContext, ms: number): Promise<void> {
  await moveTo(t, (await serverNow(t)) + ms);
}
