import { createEvent, createStore, sample, type Store } from 'effector';
import { $dialog, dialogClosed, dialogOpened } from './model';

export interface DialogOptions {
  /** Unique on the site. */
  name: string;
  /** While it is false, `opened` fires `refused` instead. */
  $isAllowed?: Store<boolean>;
}

const $always = createStore(true);

/**
 * A dialog of a slice, opened and closed by its own events. Its view reads what it was opened with from `$props`
 * and is registered with the shell by `drawDialog`. Call it at module level, in the slice's `dialogs.ts`.
 */
export function createDialog<Props = void>({ name, $isAllowed = $always }: DialogOptions) {
  const self = { name };
  const opened = createEvent<Props>();
  const closed = createEvent();
  const allowed = sample({
    clock: opened,
    source: $isAllowed,
    filter: Boolean,
    fn: (_isAllowed, props) => ({ props }),
  });
  const refused = sample({
    clock: opened,
    source: $isAllowed,
    filter: (isAllowed) => !isAllowed,
    fn: () => undefined,
  });
  const $isOpen = $dialog.map((dialog) => dialog?.name === name);
  /** What it was opened with; null while it is closed. */
  const $props = createStore<Props | null>(null);

  sample({ clock: allowed, fn: ({ props }) => props ?? null, target: $props });
  sample({ clock: allowed, fn: () => self, target: dialogOpened });
  sample({ clock: closed, fn: () => self, target: dialogClosed });
  sample({ clock: $isOpen, filter: (isOpen) => !isOpen, fn: () => null, target: $props });

  return { name, opened, closed, refused, $isOpen, $props };
}
