import type { Lead, LeadHandlers } from '@/shared/lib/tab-leader';
import { createSequence } from './sequence';
import { createHeartbeatTimeout } from './heartbeat-timeout';
import { isTabMessage, type LeaderMessage, type TabChannel } from './tab-message';
import type { ConnectionOptions, StreamConnection } from './connection';
import type { EndReason, StreamHealth, StreamMessage, StreamTimers, TopicMessage } from './types';

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
  onEnded: (end: { reason: EndReason } | { status: number }) => void;
  onTopicRefused: (topic: string) => void;
}

/** Seqs of topics whose state came as an answer to a call. */
export type AnsweredSeqs = Readonly<Record<string, number>>;

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

const repeatMs = 10_000;
/** A tab that leads answers at once, also a hidden one: one that is paused or crashed does not. */
const wordMs = 2000;
/** Hidden tabs get their timers once a minute; a tab that crashed never says goodbye. */
const forgottenMs = 150_000;

/** Shares one stream between the tabs of a browser: one leads and hands on, the others say what they need. */
export function createTabStream(options: TabStreamOptions): TabStream {
  const { tab, channel, timers } = options;
  const sequence = createSequence();
  const wants = new Map<string, { topics: string[]; timer: unknown }>();
  /** Wanted here, but its snapshot has not come: its deltas have nothing to stand on. */
  const awaited = new Set<string>();
  /** By topic, until this tab leads: only the tab that asks the server can say from where on. */
  const answered = new Map<string, number>();
  let own: string[] = [];
  let connection: StreamConnection | null = null;
  let health: StreamHealth = 'offline';
  /** What the leading connection says of itself. */
  let leaderHealth: StreamHealth = 'offline';
  let hasTimedOut = false;
  let repeatTimer: unknown = null;
  let wordTimer: unknown = null;
  let heardAt = -Infinity;

  function showHealth(): void {
    const next = hasTimedOut ? 'stale' : leaderHealth;
    if (health === next) return;
    health = next;
    options.onHealth(next);
  }

  // Counted in each tab, for the leader may be gone without a word.
  const heartbeat = createHeartbeatTimeout(timers, () => {
    hasTimedOut = true;
    showHealth();
    askWord();
  });

  function listen(): void {
    heartbeat.restart();
    if (!hasTimedOut) return;
    hasTimedOut = false;
    showHealth();
  }

  function resync(topic: string): void {
    sequence.forget(topic);
    if (connection) connection.reopen();
    else channel.postMessage({ type: 'again', topic });
  }

  function accept(message: StreamMessage): void {
    listen();
    if (message.type === 'end') options.onEnded({ reason: message.reason });
    else if (message.type === 'heartbeat') options.onHeartbeat(message.at);
    else acceptTopic(message);
  }

  function acceptTopic(message: TopicMessage): void {
    const { topic } = message;
    const isNeeded = own.includes(topic);
    const wasKnown = sequence.seqOf(topic) !== null;
    const result = sequence.take(message);
    // A topic that was not known has its snapshot under way already.
    if (result === 'gap' && wasKnown && (isNeeded || connection)) resync(topic);
    if (result !== 'apply' || !isNeeded) return;
    if (message.type === 'snapshot') awaited.delete(topic);
    else if (awaited.has(topic)) return;
    options.onMessage(message);
  }

  function allTopics(): string[] {
    return [...new Set([...own, ...[...wants.values()].flatMap(({ topics }) => topics)])];
  }

  /** Goes on from the answers, but not where another tab, which has none, waits for a snapshot. */
  function takeAnswers(): void {
    for (const [topic, seq] of answered) {
      const isShared = [...wants.values()].some(({ topics }) => topics.includes(topic));
      if (isShared || !awaited.has(topic) || sequence.seqOf(topic) !== null) continue;
      sequence.start(topic, seq);
      awaited.delete(topic);
    }
    answered.clear();
  }

  /** Adds what a tab needs; a topic that is new for this tab comes with a snapshot, for every tab. */
  function need(next: readonly string[], before: readonly string[]): void {
    const fresh = next.filter((topic) => !before.includes(topic));
    const isKnownHere = fresh.some((topic) => sequence.seqOf(topic) !== null);
    for (const topic of fresh) sequence.forget(topic);
    takeAnswers();
    const isOpening = connection?.setTopics(allTopics());
    if (isKnownHere && !isOpening) connection?.reopen();
  }

  function noteTab(other: string, topics: string[]): void {
    const before = wants.get(other);
    timers.clearTimeout(before?.timer ?? null);
    const timer = timers.setTimeout(() => dropTab(other), forgottenMs);
    wants.set(other, { topics, timer });
    if (!connection) return;
    channel.postMessage({ type: 'health', health: leaderHealth });
    need(topics, before?.topics ?? []);
  }

  function dropTab(other: string): void {
    timers.clearTimeout(wants.get(other)?.timer ?? null);
    wants.delete(other);
    connection?.setTopics(allTopics());
  }

  function say(): void {
    timers.clearTimeout(repeatTimer);
    if (connection) return;
    channel.postMessage({ type: 'want', tab, topics: own });
    repeatTimer = timers.setTimeout(() => {
      askAgain();
      if (hasTimedOut) askWord();
      else say();
    }, repeatMs);
  }

  /** Their snapshots may have passed before this tab listened, or before the tab that leads now did. */
  function askAgain(): void {
    for (const topic of awaited) channel.postMessage({ type: 'again', topic });
  }

  /** Whoever leads answers; its server may be down, so that only silence costs it the lead. */
  function askWord(): void {
    if (connection) return;
    const askedAt = timers.now();
    say();
    timers.clearTimeout(wordTimer);
    wordTimer = timers.setTimeout(() => {
      if (!connection && heardAt < askedAt && options.isVisible()) leadership.take();
    }, wordMs);
  }

  function lead(): void {
    timers.clearTimeout(repeatTimer);
    timers.clearTimeout(wordTimer);
    connection = options.connect({
      seqOf: sequence.seqOf,
      onMessage(message) {
        // Copying is dear: nothing is sent that no other tab needs. Heartbeats keep a tab that was forgotten awake.
        if (wants.size > 0 || message.type === 'heartbeat') {
          channel.postMessage({ type: 'message', message });
        }
        accept(message);
      },
      onHealth(next) {
        // It closes because another tab has the lead, which speaks for itself.
        if (!connection) return;
        channel.postMessage({ type: 'health', health: next });
        leaderHealth = next;
        showHealth();
      },
      onEnded(end) {
        if ('reason' in end)
          channel.postMessage({ type: 'message', message: { type: 'end', ...end } });
        options.onEnded(end);
      },
      onTopicRefused(topic) {
        channel.postMessage({ type: 'refused', topic });
        refused(topic);
      },
    });
    takeAnswers();
    // The one before may have died between two messages; the seqs known here make the server send the rest.
    connection.setTopics(allTopics());
    channel.postMessage({ type: 'lead' });
  }

  /** What passed while this tab was silent is not known: all begins again, from snapshots of the tab that leads now. */
  function stepDown(): void {
    const lost = connection;
    connection = null;
    lost?.close();
    for (const { timer } of wants.values()) timers.clearTimeout(timer);
    wants.clear();
    sequence.forgetAll();
    for (const topic of own) awaited.add(topic);
    hasTimedOut = true;
    showHealth();
    channel.postMessage({ type: 'gone', tab });
    say();
  }

  function refused(topic: string): void {
    if (!own.includes(topic)) return;
    own = own.filter((one) => one !== topic);
    options.onTopicRefused(topic);
  }

  function hearLeader(data: LeaderMessage): void {
    heardAt = timers.now();
    if (data.type === 'lead') {
      say();
      askAgain();
    } else if (data.type === 'message') accept(data.message);
    else if (data.type === 'refused') refused(data.topic);
    else {
      leaderHealth = data.health;
      showHealth();
    }
  }

  channel.onmessage = ({ data }) => {
    if (!isTabMessage(data)) return;
    if (data.type === 'want') noteTab(data.tab, data.topics);
    else if (data.type === 'gone') dropTab(data.tab);
    else if (data.type === 'again') {
      // Already forgotten means that its snapshot is on the way.
      if (connection && sequence.seqOf(data.topic) !== null) resync(data.topic);
    } else if (!connection) hearLeader(data);
  };
  heartbeat.restart();
  const leadership = options.seekLead({ onLead: lead, onLost: stepDown });

  return {
    setTopics(topics, seqs = {}) {
      const before = own;
      own = [...topics];
      for (const topic of before) if (!own.includes(topic)) awaited.delete(topic);
      for (const topic of own) {
        if (before.includes(topic)) continue;
        awaited.add(topic);
        const seq = seqs[topic];
        if (seq === undefined) answered.delete(topic);
        else answered.set(topic, seq);
      }
      if (connection) return need(own, before);
      // Another member's state may have the lower seq.
      for (const topic of awaited) sequence.forget(topic);
      say();
    },
    tokenChanged() {
      // The others begin again with what they want next: the leader's snapshots reach them, perhaps before this very moment.
      if (!connection) return;
      sequence.forgetAll();
      connection.reopen();
    },
    reconnectNow: () => connection?.reopen(),
    visibilityChanged() {
      if (options.isVisible()) askWord();
    },
    stop() {
      heartbeat.stop();
      timers.clearTimeout(repeatTimer);
      timers.clearTimeout(wordTimer);
      for (const { timer } of wants.values()) timers.clearTimeout(timer);
      connection?.close();
      channel.postMessage({ type: 'gone', tab });
      channel.onmessage = null;
      channel.close();
      leadership.giveUp();
    },
  };
}
