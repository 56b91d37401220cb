import { createEvent, createStore, type Event, sample, type Store, type Unit } from 'effector';

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

interface Kept<T> {
  ownerId: string;
  draft: T;
}

/**
 * Keeps what is typed into a form when its member's session ends by itself or elsewhere, until the form is opened again.
 * Returns the event of what the same member had typed; nobody else gets it. It is not kept over a reload.
 */
export function keepDraft<T>({ draft, opened, owner, ended }: DraftOptions<T>): Event<T> {
  const restored = createEvent<T>();
  const arrived = createEvent<{ ownerId: string | null; kept: Kept<T> | null }>();
  // The member is forgotten as the session ends, and is not asked any more by then.
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
  sample({
    clock: ended,
    source: { ownerId: $ownerId, draft },
    filter: ({ ownerId }, reason) => ownerId !== null && reason !== 'logout',
    fn: ({ ownerId, draft: typed }) => ({ ownerId: ownerId ?? '', draft: typed }),
    target: $kept,
  });
  return restored;
}
