export interface LaunchRequest {
  gameId: string;
  /** Which lobby gives the session its length. */
  kind: 'casino' | 'slot';
}

export interface Launch {
  gameId: string;
  /** Of the page to frame. */
  url: string;
  /** Of the page; its messages come from there. */
  origin: string;
  /** Of the launch, for what was played since. */
  sessionId: string;
}

/** The origin of a page that may be framed; null for anything but http and https, which could run as our own page. */
export function originOf(url: string): string | null {
  try {
    const { origin, protocol } = new URL(url);
    return protocol === 'https:' || protocol === 'http:' ? origin : null;
  } catch {
    return null;
  }
}
