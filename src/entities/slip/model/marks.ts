import { createEffect, sample } from 'effector';
import { createGate } from 'effector-react';

/** Open while a slip's bar is drawn. */
export const SlipBarGate = createGate();
/** Open while a slip is a column that keeps its place beside the page. */
export const SlipDockGate = createGate();

/** Other parts of the page make room for the bar and the column (`shared/theme/bars.css.ts`). */
const markFx = createEffect(({ name, isDrawn }: { name: string; isDrawn: boolean }) => {
  document.documentElement.toggleAttribute(name, isDrawn);
});
sample({
  clock: SlipBarGate.status,
  fn: (isDrawn) => ({ name: 'data-slip-bar', isDrawn }),
  target: markFx,
});
sample({
  clock: SlipDockGate.status,
  fn: (isDrawn) => ({ name: 'data-slip-column', isDrawn }),
  target: markFx,
});
