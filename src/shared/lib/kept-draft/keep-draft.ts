import {
  combine,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  sample,
  type Store,
  type Unit,
} from 'effector';

interface Owner {
  readonly id: string;
}

export interface DraftOptions<T> {
  /** What is typed now. Nothing secret: passwords are typed again. */
  draft: Store<T>;
  /** The form is here, and its owner known. */
  opened: Unit<void>;
  owner: Store<Owner | null>;
  /** The session is over, and why; whoever leaves on purpose (`logout`) leaves nothing behind. */
  ended: Unit<string>;
}

export interface DialogDraftOptions<T, Props> extends DraftOptions<T> {
  /** The page of the dialog is here, with what the dialog shows. */
  opened: Unit<void>;
  dialog: { opened: EventCallable<Props>; closed: Unit<void> };
}

interface Kept<T> {
  ownerId: string;
  draft: T;
}

function createKeeper<T>({ draft, opened, owner, ended }: DraftOptions<T>) {
  const restored = createEvent<T>();
  const arrived = createEvent<{ ownerId: string | null; kept: Kept<T> | null }>();
  // The member is forgotten as the session ends, and is no longer known by then.
  const $ownerId = createStore<string | null>(null).on(arrived, (_last, { ownerId }) => ownerId);
  const $kept = createStore<Kept<T> | null>(null, { serialize: 'ignore' }).on(arrived, () => null);

  sample({
    clock: opened,
    source: { owner, kept: $kept },
    fn: ({ owner: member, kept }) => ({ ownerId: member?.id ?? null, kept }),
    target: arrived,
  });
  sample({
    clock: arrived,
    filter: ({ ownerId, kept }) => kept !== null && kept.ownerId === ownerId,
    fn: ({ kept }) => (kept as Kept<T>).draft,
    target: restored,
  });
  /** The session is over, and what was typed has been read. */
  const left = sample({
    clock: ended,
    source: { ownerId: $ownerId, draft },
    fn: ({ ownerId, draft: typed }, reason) => ({ ownerId, typed, reason }),
  });
  sample({
    clock: left,
    filter: ({ ownerId, reason }) => ownerId !== null && reason !== 'logout',
    fn: ({ ownerId, typed }) => ({ ownerId: ownerId ?? '', draft: typed }),
    target: $kept,
  });
  return { restored, left };
}

/**
 * Keeps what is typed into a form when its member's session ends by itself or elsewhere, until the form is opened again.
 * Returns the event of what the same member had typed; nobody else gets it. It is not kept over a reload.
 */
export function keepDraft<T>(options: DraftOptions<T>): Event<T> {
  return createKeeper(options).restored;
}

/**
 * Keeps what is typed into a dialog of a page in the same way: the dialog opens again with its page, and the event comes after its
 * `opened`. The draft has to outlive the dialog that the end of the session closes: reset it by the dialog's `opened` and
 * `closed`, not by `$isOpen`, and before this is called.
 */
export function keepDialogDraft<T, Props>({
  dialog,
  draft,
  ...options
}: DialogDraftOptions<T, Props>): Event<T> {
  const $shown = createStore<{ props: Props } | null>(null, { serialize: 'ignore' })
    .on(dialog.opened, (_last, props) => ({ props }))
    .reset(dialog.closed);
  const { restored, left } = createKeeper({
    ...options,
    draft: combine([$shown, draft] as const, ([shown, typed]) => shown && { ...shown, typed }),
  });
  $shown.reset(left);
  const reopened = sample({ clock: restored, filter: (kept) => kept !== null });
  const $typed = createStore<{ typed: T } | null>(null, { serialize: 'ignore' }).on(
    reopened,
    (_last, { typed }) => ({ typed }),
  );
  sample({ clock: reopened, fn: ({ props }) => props, target: dialog.opened });
  const filled = sample({
    clock: dialog.opened,
    source: $typed,
    filter: (kept) => kept !== null,
    fn: (kept) => (kept as { typed: T }).typed,
  });
  $typed.reset(filled);
  return filled;
}
