import { attach, createEffect, createEvent, sample, type Store } from 'effector';
import { not } from 'patronum';
import { askConfirmFx, type ConfirmRequest } from '@/shared/lib/alerts';
import { navigationRequested } from '@/shared/routes';

/** Where somebody is on the way to. */
export interface Destination {
  href: string;
  /** By which move of the browser's history: it has gone there, and comes back. */
  move: 'none' | 'back' | 'other';
}

interface LeavingOptions {
  /** There is something to lose. */
  $isEdited: Store<boolean>;
  question: ConfirmRequest;
}

/**
 * Keeps somebody on a page while there is something to lose, until they have said that it may go. A navigation is
 * held at once and the question comes after it: a dialog over an address that the browser is leaving would cost its entry in
 * the history. Call it at module level.
 */
export function createLeaving({ $isEdited, question }: LeavingOptions) {
  /** Somebody goes elsewhere: answers whether they are held. */
  const leaveFx = attach({
    source: $isEdited,
    effect: (isEdited, _to: Destination) => isEdited,
  });
  /** Nothing is to be lost any more. */
  const left = createEvent<Destination>();
  const settleFx = createEffect(({ move }: Destination) =>
    move === 'none'
      ? undefined
      : new Promise<void>((resolve) => {
          globalThis.addEventListener('popstate', () => resolve(), { once: true });
        }),
  );
  const confirmFx = attach({ effect: askConfirmFx, mapParams: (_to: Destination) => question });
  const goBackFx = createEffect(() => globalThis.history.back());

  sample({
    clock: leaveFx.done,
    filter: ({ result }) => result,
    fn: ({ params }) => params,
    target: settleFx,
  });
  sample({
    clock: settleFx.done,
    filter: not(confirmFx.pending),
    fn: ({ params }) => params,
    target: confirmFx,
  });
  sample({
    clock: confirmFx.done,
    filter: ({ result }) => result,
    fn: ({ params }) => params,
    target: left,
  });
  sample({
    clock: left,
    filter: ({ move }) => move === 'back',
    target: goBackFx,
  });
  sample({
    clock: left,
    filter: ({ move }) => move !== 'back',
    fn: ({ href }) => ({ to: href }),
    target: navigationRequested,
  });
  return { leaveFx, left };
}
