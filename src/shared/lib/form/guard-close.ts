import { attach, createEvent, createStore, sample } from 'effector';
import { and, not } from 'patronum';
import { askConfirmFx, type ConfirmRequest } from '@/shared/lib/alerts';
import { dialogClosed, type DialogName } from '@/shared/lib/dialogs';
import type { Form, FormValues } from './types';

/**
 * Makes the event that asks a dialog with a long form to close. What was typed is lost only after a yes, for Esc and a
 * press beside the dialog come by accident. Call it at module level.
 */
export function guardClose<Values extends FormValues>(
  name: DialogName,
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
    fn: () => name,
    target: dialogClosed,
  });
  sample({
    clock: closeRequested,
    filter: and($isEdited, not(confirmFx.pending)),
    fn: () => undefined,
    target: confirmFx,
  });
  sample({ clock: confirmFx.doneData, filter: Boolean, fn: () => name, target: dialogClosed });
  return closeRequested;
}
