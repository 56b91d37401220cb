export interface LeaderLocks {
  request: (
    name: string,
    options: { signal: AbortSignal },
    held: () => Promise<void>,
  ) => Promise<unknown>;
}

/**
 * Calls `onLead` once this tab is the one of its browser that leads under `name`; other tabs wait and take over
 * when it goes. Without Web Locks every tab leads. Returns what gives the lead up.
 */
export function seekLead(
  name: string,
  onLead: () => void,
  locks: LeaderLocks | undefined = globalThis.navigator?.locks as LeaderLocks | undefined,
): () => void {
  if (!locks) {
    onLead();
    return () => {};
  }
  const waiting = new AbortController();
  let release: () => void = () => {};
  locks
    .request(name, { signal: waiting.signal }, () => {
      onLead();
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    })
    // Aborted while it waited: there is no lead to give up.
    .catch(() => {});
  return () => {
    waiting.abort();
    release();
  };
}
