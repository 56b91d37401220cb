/** Answers Back until it is stopped. */
export interface BackHandler {
  onPop: (event: PopStateEvent) => void;
  stop: () => void;
}

export interface PopListener {
  /** Sets the handler, which may come later than the first paint, and even after `stop`. */
  use: (handler: BackHandler) => void;
  /** Takes the listener off, and stops the handler. */
  stop: () => void;
}

/**
 * Listens for Back before a router that is made afterwards. Listeners of the window are called in the order they were added,
 * capture or not.
 */
export function listenBeforeRouter(): PopListener {
  let current: BackHandler | null = null;
  let isStopped = false;
  const onPop = (event: PopStateEvent) => current?.onPop(event);
  globalThis.addEventListener('popstate', onPop);
  return {
    use(handler) {
      current = handler;
      if (isStopped) handler.stop();
    },
    stop() {
      isStopped = true;
      globalThis.removeEventListener('popstate', onPop);
      current?.stop();
    },
  };
}
