import { createEffect, createEvent, sample } from 'effector';
import { toastShown } from '../toasts';

interface CopyTexts {
  copied: string;
  /** What to do about the text that could not be copied. */
  failed: (text: string) => string;
}

/** Copies texts to the clipboard and says in a toast what became of it. Call it at module level. */
export function createCopying({ copied, failed }: CopyTexts) {
  const requested = createEvent<string>();
  const writeFx = createEffect((text: string) => globalThis.navigator.clipboard.writeText(text));
  sample({ clock: requested, target: writeFx });
  sample({
    clock: writeFx.done,
    fn: () => ({ text: copied, tone: 'success' as const }),
    target: toastShown,
  });
  // Some browsers refuse the clipboard.
  sample({
    clock: writeFx.fail,
    fn: ({ params }) => ({ text: failed(params) }),
    target: toastShown,
  });
  return { requested, writeFx };
}
