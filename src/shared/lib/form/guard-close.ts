import { attach, createEvent, createStore, type EventCallable, sample } from 'effector';
import { and, not } from 'patronum';
import { askConfirmFx, type ConfirmRequest } from '@/shared/lib/alerts';
import type { Form, FormValues } from './types';

/**
 * Returns the event that asks a dialog with a long form to close. What was typed is lost only after a yes, for Esc and a
 * press beside the dialog come by accident. Call it at module level.
 */
export function guardClose<Values extends FormValues>(
  dialog: { closed: EventCallable<void> },
  form: Form<Values>,
  question: ConfirmRequest,
) {
  const closeRequested = createEvent();
  const $isEdited = createStore(false);
  const confirmFx = attach({ effect: askConfirmFx, mapParams: () => question });

  sample({ clock: form.changed, fn: () => true, target: $isEdited });
  sample({ clock: form.reset, fn: () => false, target: $isEdited });
  sample({
    clock: closeRequested,
    source: $isEdited,
    filter: (isEdited) => !isEdited,
    target: dialog.closed,
  });
  sample({
    clock: closeRequested,
    filter: and($isEdited, not(confirmFx.pending)),
    target: confirmFx,
  });
  sample({
    clock: confirmFx.doneData,
    filter: Boolean,
    target: dialog.closed,
  });
  return closeRequested;
}
