export type PopHandler = (event: PopStateEvent) => void;

/**
 * Listens for Back before a router that is made afterwards, until `signal` aborts; returns what sets the handler, which may
 * come later than the first paint. Listeners of the window are called in the order they were added, capture or not.
 */
export function listenBeforeRouter(signal: AbortSignal): (handler: PopHandler) => void {
  let current: PopHandler | null = null;
  globalThis.addEventListener('popstate', (event) => current?.(event), { signal });
  return (handler) => {
    current = handler;
  };
}
