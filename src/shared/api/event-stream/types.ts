import type { components, Dto } from '#contract/types.gen.ts';

export type EndReason = components['schemas']['StreamEnd']['reason'];
/** The session behind the stream is over, by an event or by the status of the answer. */
export type StreamEnd = { reason: EndReason } | { status: number };

/** The whole state of one topic as of `seq`. */
export interface Snapshot<Data> {
  topic: string;
  seq: number;
  /** Epoch milliseconds by the server's clock. */
  at: number;
  data: Data;
}

export interface Delta<Change> {
  topic: string;
  seq: number;
  prevSeq: number;
  at: number;
  changes: Change[];
}

/** What one animation frame brings: per topic a snapshot at most, and the deltas after it. */
export interface StreamBatch<Data, Change> {
  snapshots: Snapshot<Data>[];
  deltas: Delta<Change>[];
}

export type AnyData =
  | Dto<'Board'>
  | Dto<'FixtureDetail'>
  | Dto<'LeagueBoard'>
  | Dto<'LeagueList'>
  | Dto<'MeState'>
  | Dto<'SiteState'>
  | Dto<'DeskState'>
  | Dto<'TournamentTopicState'>;
export type AnyChange =
  | Dto<'BoardChange'>
  | Dto<'FixtureChange'>
  | Dto<'LeaguesChange'>
  | Dto<'MeChange'>
  | Dto<'SiteChange'>
  | Dto<'DeskChange'>
  | Dto<'TournamentTopicChange'>;

export type SnapshotMessage = Snapshot<AnyData> & { type: 'snapshot' };
export type DeltaMessage = Delta<AnyChange> & { type: 'delta' };
export type TopicMessage = SnapshotMessage | DeltaMessage;
export type StreamMessage =
  | TopicMessage
  | { type: 'heartbeat'; at: number; seq: number }
  | { type: 'end'; reason: EndReason };

/** `stale` locks every price; `offline` is before the first message and after the end. */
export type StreamHealth = 'live' | 'stale' | 'offline';

/** Timers and chance, given from outside so that tests decide them. */
export interface StreamTimers {
  setTimeout: (fn: () => void, ms: number) => unknown;
  clearTimeout: (id: unknown) => void;
  /** Milliseconds from any beginning. */
  now: () => number;
  random: () => number;
}
