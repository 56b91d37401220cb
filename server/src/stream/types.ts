import type { Session } from '../lib/session.ts';

/** One kind of topic and how its whole state is read. */
export interface TopicSource {
  matches(topic: string): boolean;
  /**
   * Returns the full state, or null when the topic does not exist (answered with 400).
   * Changes published while it runs are buffered and follow as deltas, so it may read the database.
   */
  snapshot(topic: string, session: Session | null): Promise<object | null> | object | null;
  /** Needs a session. `me` on the wire is `me:{memberId}` inside, and goes to that member alone. */
  private?: boolean;
}

/** The side of the hub that modules write to. */
export interface Bus {
  /** Adds a change to the topic's delta of this tick (100 ms). Call it after the commit, not inside it. */
  publish(topic: string, change: object): void;
  /** Ends every stream of one session (`sessionId`) or of one member, with the reason as last event. */
  endSession(target: { sessionId: string } | { memberId: string }, reason: EndReason): void;
  /** Ends every member's stream, for maintenance. Guests' streams stay. */
  endMembers(reason: EndReason): void;
}

export type EndReason = 'logout' | 'replaced' | 'expired' | 'blocked' | 'maintenance' | 'shutdown' | 'slow';
