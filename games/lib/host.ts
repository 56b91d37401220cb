/** Messages of the page to the site around it. */
export type HostMessage =
  | { type: 'balance'; balance: number }
  | { type: 'round' }
  | { type: 'closed' }
  | { type: 'error'; code: string };

export type Tell = (message: HostMessage) => void;

/** Returns what posts to the site of that origin, and to nobody else; a page on its own posts nothing. */
export function tellHost(site: string | null): Tell {
  return (message) => {
    if (site !== null && window.parent !== window) window.parent.postMessage(message, site);
  };
}
