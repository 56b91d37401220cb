import type { RouterHistory } from '@tanstack/react-router';
import { closeTopModal, onModalOpened } from '@/shared/ui/layer';
import type { PopHandler } from './pop-listener';

/** What Back closes before it leaves a page. */
export interface Modals {
  /** Calls back when one opens; returns what ends that. */
  onOpened: (listener: () => void) => () => void;
  /** Asks the topmost to close; false where none is open. */
  closeTop: () => boolean;
}

type State = Record<string, unknown> | null;

/** Marks the entry that is laid over a page's own while something is open on it. */
const mark = 'hanpan.over';
const stateOf = (): State => globalThis.history.state as State;
const isMarked = () => stateOf()?.[mark] === true;
const indexNow = () => Number(stateOf()?.__TSR_index ?? 0);

/** Writes past the router, which wraps the methods of the window's own object and would load its page again. */
function writeMark(how: 'pushState' | 'replaceState'): void {
  History.prototype[how].call(globalThis.history, { ...stateOf(), [mark]: true }, '');
}

/**
 * The browser's Back closes what is open before it leaves the page. A modal that opens lays a second entry of the
 * same address over the page's own, for Back to take; the next modal of the page finds it there. A Back that finds
 * nothing open goes one entry further, so that no press of it is lost. Returns the handler for `listenBeforeRouter`; it
 * listens to nothing else once `signal` aborts.
 */
export function closeOnBack(
  router: RouterHistory,
  { onOpened, closeTop }: Modals,
  signal: AbortSignal,
): PopHandler {
  let isOver = isMarked();
  let index = indexNow();
  let isReturning = false;

  const stopModals = onOpened(() => {
    // On the way back to the entry laid over the page's own: a question whether to close is open.
    if (isOver || isReturning) return;
    index = indexNow();
    writeMark('pushState');
    isOver = true;
  });

  const stopRouter = router.subscribe(({ action: { type } }) => {
    if (type === 'PUSH') isOver = false;
    // A filter that writes itself into the address while its sheet is open. The router writes after this turn.
    if (type === 'REPLACE' && isOver) queueMicrotask(() => writeMark('replaceState'));
  });

  function stop() {
    stopModals();
    stopRouter();
  }
  // It may have stopped while this was loading.
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop);

  return (event) => {
    const wasOver = isOver;
    isOver = isMarked();
    const isUncovered = wasOver && !isOver && indexNow() === index;
    index = indexNow();
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
    } else if (isUncovered) {
      event.stopImmediatePropagation();
      isReturning = true;
      isReturning = closeTop();
      globalThis.history.go(isReturning ? 1 : -1);
    }
  };
}

/** Does so for the layers of the site. */
export function backHandler(router: RouterHistory, signal: AbortSignal): PopHandler {
  return closeOnBack(router, { onOpened: onModalOpened, closeTop: closeTopModal }, signal);
}
