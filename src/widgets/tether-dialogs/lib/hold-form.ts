import { createStore, type EventCallable, sample, type Unit } from 'effector';
import { createGate } from 'effector-react';

interface Held {
  dialog: { closed: Unit<void> };
  /** Made by `moneyForm`. */
  form: { opened: EventCallable<void>; closed: EventCallable<void> };
}

/**
 * The gate of a dialog that loads a form as it is drawn. It lets go of the form once, and at once where it is closed
 * for a page that opens the same form; where the session ended, after what was typed has been kept. Call it at module level.
 */
export function holdForm({ dialog, form }: Held) {
  const Gate = createGate();
  const $isHeld = createStore(false).on(Gate.open, () => true);
  const released = sample({
    clock: [dialog.closed, Gate.close],
    source: $isHeld,
    filter: Boolean,
    fn: () => undefined,
  });
  $isHeld.reset(released);
  sample({ clock: Gate.open, fn: () => undefined, target: form.opened });
  sample({ clock: released, target: form.closed });
  return Gate;
}
