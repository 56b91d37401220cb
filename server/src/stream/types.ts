import type { Access } from '#rules/roles.ts';
import type { Session } from '../lib/session.ts';

/** One kind of topic and how its whole state is read. */
export interface TopicSource {
  /** By the name on the wire (`me`, `site`, `board:football:cross`). */
  matches(topic: string): boolean;
  /**
   * Returns the full state, or null when the topic does not exist (answered with 400). A source that
   * answers at once from memory is exact. One that reads the database may see a change that also follows
   * as a delta, so its changes must carry whole values (the new odds, not the difference).
   */
  snapshot(topic: string, session: Session | null): Promise<object | null> | object | null;
  /** Needs a session. `me` on the wire is `me:{memberId}` on the bus and goes to that member alone. */
  private?: boolean;
  /** Who may read it; without it everybody. The state is the same for all of them. */
  access?: Access;
}

/** The side of the hub that modules write to. */
export interface Bus {
  /** Adds a change to the topic's delta of this tick (100 ms). Call it after the commit, never inside. */
  publish(topic: string, change: object): void;
  /** Whether anyone would get a change of the topic now, or within the time in which readers return. */
  watched(topic: string): boolean;
  /** Ends every stream of one session or of one member, with the reason as its last event. */
  endSession(target: { sessionId: string } | { memberId: string }, reason: EndReason): void;
  /** Ends every member's stream, for maintenance. Guests' streams stay. */
  endMembers(reason: EndReason): void;
}

export type EndReason = 'logout' | 'replaced' | 'expired' | 'blocked' | 'maintenance' | 'shutdown';
