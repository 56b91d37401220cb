import type { SessionBounds, StoredSession } from './session-repository.ts';

const FRESH_MS = 2_000;
const RECENT_MS = 5 * 60_000;
const MOST_KEPT = 10_000;

interface Entry {
  session: StoredSession;
  /** Real time: freshness is about this process, not about the clock of the domain. */
  readAt: number;
}

export interface SessionCache {
  /** Returns the cached session or loads it. A session forgotten while it was being loaded is not kept. */
  read(hash: string, load: () => Promise<StoredSession | null>): Promise<StoredSession | null>;
  forget(id: string): void;
  setExpiry(id: string, expiresAt: number): void;
  endOf(id: string): SessionBounds | null;
  /** Notes activity at an instant of the clock. */
  seen(id: string, now: number): void;
  recentCount(now: number): number;
}

/** Keeps sessions for two seconds so that a busy page costs one read; an end made here shows at once. */
export function createSessionCache(): SessionCache {
  const byHash = new Map<string, Entry>();
  const hashOf = new Map<string, string>();
  const lastSeen = new Map<string, number>();
  let generation = 0;

  function drop(hash: string): void {
    const entry = byHash.get(hash);
    if (entry) hashOf.delete(entry.session.id);
    byHash.delete(hash);
  }

  function entryOf(id: string): Entry | undefined {
    return byHash.get(hashOf.get(id) ?? '');
  }

  return {
    async read(hash, load) {
      const known = byHash.get(hash);
      if (known && performance.now() - known.readAt < FRESH_MS) return known.session;
      const before = generation;
      const readAt = performance.now();
      const session = await load();
      drop(hash);
      if (session === null || before !== generation) return session;
      byHash.set(hash, { session, readAt });
      hashOf.set(session.id, hash);
      const oldest = byHash.size > MOST_KEPT ? byHash.keys().next().value : undefined;
      if (oldest !== undefined) drop(oldest);
      return session;
    },
    forget(id) {
      generation += 1;
      lastSeen.delete(id);
      const hash = hashOf.get(id);
      if (hash !== undefined) drop(hash);
    },
    setExpiry(id, expiresAt) {
      const entry = entryOf(id);
      if (entry) entry.session.expiresAt = expiresAt;
    },
    endOf: (id) => entryOf(id)?.session ?? null,
    seen(id, now) {
      lastSeen.delete(id);
      lastSeen.set(id, now);
    },
    recentCount(now) {
      // In order of the last call, so the old ones are in front.
      for (const [id, at] of lastSeen) {
        if (at > now - RECENT_MS) break;
        lastSeen.delete(id);
      }
      return lastSeen.size;
    },
  };
}
