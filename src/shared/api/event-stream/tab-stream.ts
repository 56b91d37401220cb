import type { Lead, LeadHandlers } from '@/shared/lib/tab-leader';
import type { ConnectionOptions, StreamConnection } from './connection';
import { createOtherTabs } from './other-tabs';
import { createTabFollower } from './tab-follower';
import { createTabHealth } from './tab-health';
import { isTabMessage, type LeaderMessage, type TabChannel, type TabMessage } from './tab-message';
import { type AnsweredSeqs, createTabTopics } from './tab-topics';
import type { StreamEnd, StreamHealth, StreamMessage, StreamTimers, TopicMessage } from './types';

type Handlers = Pick<
  ConnectionOptions,
  'seqOf' | 'onMessage' | 'onHealth' | 'onEnded' | 'onTopicRefused'
>;

export interface TabStreamOptions {
  tab: string;
  channel: TabChannel;
  timers: StreamTimers;
  seekLead: (handlers: LeadHandlers) => Lead;
  isVisible: () => boolean;
  connect: (handlers: Handlers) => StreamConnection;
  onMessage: (message: TopicMessage) => void;
  onHeartbeat: (at: number) => void;
  onHealth: (health: StreamHealth) => void;
  onEnded: (end: StreamEnd) => void;
}

export interface TabStream {
  /** A new topic comes with a snapshot, or where its state was answered already, with what changed since. */
  setTopics: (topics: readonly string[], answered?: AnsweredSeqs) => void;
  /** Another member, or none: what was known belonged to the one before. */
  tokenChanged: () => void;
  /** Tries at once instead of after the delay; for the moment the network is back. */
  reconnectNow: () => void;
  /** The tab has come to the front, or gone from there. */
  visibilityChanged: () => void;
  stop: () => void;
}

/** Shares one stream between the tabs of a browser: one leads and hands on, the others say what they need. */
export function createTabStream(options: TabStreamOptions): TabStream {
  const { tab, channel, timers } = options;
  const topics = createTabTopics();
  const others = createOtherTabs(timers, removeTab);
  const health = createTabHealth(timers, options.onHealth, () => follower.probeLeader());
  /** Of the tab that leads; null in the others. */
  let connection: StreamConnection | null = null;

  const post = (message: TabMessage) => channel.postMessage(message);

  const follower = createTabFollower({
    tab,
    timers,
    topics,
    post,
    isLeading: () => connection !== null,
    isStale: health.isStale,
    onNoAnswer: () => {
      if (options.isVisible()) leadership.take();
    },
  });

  function resync(topic: string): void {
    topics.forget(topic);
    if (connection) connection.reopen();
    else post({ type: 'again', topic });
  }

  function accept(message: StreamMessage): void {
    health.restart();
    if (message.type === 'end') options.onEnded({ reason: message.reason });
    else if (message.type === 'heartbeat') options.onHeartbeat(message.at);
    else acceptTopic(message);
  }

  function acceptTopic(message: TopicMessage): void {
    const result = topics.take(message);
    if (result === 'apply') options.onMessage(message);
    else if (result === 'gap' && (connection || topics.own().includes(message.topic)))
      resync(message.topic);
  }

  function acceptRefusal(topic: string): void {
    if (topics.own().includes(topic)) topics.remove(topic);
  }

  function allTopics(): string[] {
    return [...new Set([...topics.own(), ...others.topics()])];
  }

  /** Leading: adds what a tab needs; a topic that is new for this tab comes with a snapshot, for every tab. */
  function addTopics(next: readonly string[], before: readonly string[]): void {
    const added = next.filter((topic) => !before.includes(topic));
    const isKnownHere = added.some((topic) => topics.seqOf(topic) !== null);
    for (const topic of added) topics.forget(topic);
    topics.startFromAnswers(others.topics());
    const isOpening = connection?.setTopics(allTopics());
    if (isKnownHere && !isOpening) connection?.reopen();
  }

  function updateTab(other: string, next: string[]): void {
    const before = others.set(other, next);
    if (!connection) return;
    post({ type: 'health', health: health.reported() });
    addTopics(next, before);
  }

  function removeTab(other: string): void {
    others.remove(other);
    connection?.setTopics(allTopics());
  }

  function acceptFromLeader(data: LeaderMessage): void {
    follower.leaderSeen();
    if (data.type === 'lead') {
      follower.requestTopics();
      follower.requestSnapshots();
    } else if (data.type === 'message') accept(data.message);
    else if (data.type === 'refused') acceptRefusal(data.topic);
    else health.report(data.health);
  }

  /** What the leading connection says goes to the other tabs and to this one. */
  const handlers: Handlers = {
    seqOf: topics.seqOf,
    onMessage(message) {
      // Copying is dear: nothing is sent that no other tab needs. Heartbeats keep a tab that was forgotten awake.
      if (others.hasAny() || message.type === 'heartbeat') post({ type: 'message', message });
      accept(message);
    },
    onHealth(next) {
      // It closes because another tab has the lead, which speaks for itself.
      if (!connection) return;
      post({ type: 'health', health: next });
      health.report(next);
    },
    onEnded(end) {
      if ('reason' in end) post({ type: 'message', message: { type: 'end', ...end } });
      options.onEnded(end);
    },
    onTopicRefused(topic) {
      post({ type: 'refused', topic });
      acceptRefusal(topic);
    },
  };

  function lead(): void {
    follower.stop();
    connection = options.connect(handlers);
    topics.startFromAnswers(others.topics());
    // The one before may have died between two messages; the seqs known here make the server send the rest.
    connection.setTopics(allTopics());
    post({ type: 'lead' });
  }

  /** What passed while this tab was paused is not known: all begins again, from snapshots of the tab that leads now. */
  function stepDown(): void {
    const lost = connection;
    connection = null;
    lost?.close();
    others.clear();
    topics.awaitAll();
    health.expire();
    post({ type: 'gone', tab });
    follower.requestTopics();
  }

  channel.onmessage = ({ data }) => {
    if (!isTabMessage(data)) return;
    if (data.type === 'want') updateTab(data.tab, data.topics);
    else if (data.type === 'gone') removeTab(data.tab);
    else if (data.type === 'again') {
      // Already forgotten means that its snapshot is on the way.
      if (connection && topics.seqOf(data.topic) !== null) resync(data.topic);
    } else if (!connection) acceptFromLeader(data);
  };
  const leadership = options.seekLead({ onLead: lead, onLost: stepDown });

  return {
    setTopics(next, seqs = {}) {
      const before = topics.set(next, seqs);
      if (connection) return addTopics(topics.own(), before);
      // Another member's state may have the lower seq.
      for (const topic of topics.awaited()) topics.forget(topic);
      follower.requestTopics();
    },
    tokenChanged() {
      // The others begin again with what they want next: the leader's snapshots reach them, perhaps before this very moment.
      if (!connection) return;
      topics.forgetAll();
      connection.reopen();
    },
    reconnectNow: () => connection?.reopen(),
    visibilityChanged() {
      if (options.isVisible()) follower.probeLeader();
    },
    stop() {
      health.stop();
      follower.stop();
      others.clear();
      connection?.close();
      post({ type: 'gone', tab });
      channel.onmessage = null;
      channel.close();
      leadership.giveUp();
    },
  };
}
