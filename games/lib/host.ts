/** What the page tells the site around it. */
export type HostMessage =
  | { type: 'balance'; balance: number }
  | { type: 'round' }
  | { type: 'closed' }
  | { type: 'error'; code: string };

export type Tell = (message: HostMessage) => void;

/** Returns what tells the site of that origin, and nobody else; a page that stands alone tells nobody. */
export function tellHost(site: string | null): Tell {
  return (message) => {
    if (site !== null && window.parent !== window) window.parent.postMessage(message, site);
  };
}
