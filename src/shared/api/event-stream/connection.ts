import { openStream, type OpenStreamOptions, type StreamClosing } from './open-stream';
import { createHeartbeatTimeout } from './heartbeat-timeout';
import { createReopenTimer } from './reopen-timer';
import { isFixture, isTopic, withinLimit } from './topic-limit';
import type { StreamEnd, StreamHealth, StreamMessage, StreamTimers } from './types';

/** Leaving a page gives topics up that the next page often needs again. */
const shrinkDelayMs = 2000;
/** The server refuses the whole stream when a guest asks for one of them. */
const privateTopics: readonly string[] = ['me', 'desk'];
const endingStatuses: readonly number[] = [401, 406, 555, 556, 600];

export interface ConnectionOptions {
  fetch: OpenStreamOptions['fetch'];
  url: string;
  timers: StreamTimers;
  getToken: () => string | null;
  /** What is already known of a topic; null asks for a snapshot. */
  seqOf: (topic: string) => number | null;
  onMessage: (message: StreamMessage) => void;
  onHealth: (health: StreamHealth) => void;
  onEnded: (end: StreamEnd) => void;
  /** The server does not know the topic (any more). */
  onTopicRefused: (topic: string) => void;
}

export interface StreamConnection {
  /** Returns whether a new stream is opened for it. */
  setTopics: (topics: readonly string[]) => boolean;
  /** Opens again at once: another token, a topic to take from its snapshot, the network is back. */
  reopen: () => void;
  close: () => void;
}

/** Keeps one stream open: resumes, backs off, notices a missing heartbeat. It holds no state of the topics. */
export function createStreamConnection(options: ConnectionOptions): StreamConnection {
  const { timers, seqOf } = options;
  let topics: readonly string[] = [];
  let health: StreamHealth = 'offline';
  let current: AbortController | null = null;
  let lastEventId: string | null = null;
  let isClosed = false;
  const reopening = createReopenTimer(timers, open);

  function report(next: StreamHealth): void {
    if (health === next) return;
    health = next;
    options.onHealth(next);
  }

  // Counts from message to message, whatever becomes of the attempts between them.
  const heartbeat = createHeartbeatTimeout(timers, () => {
    report('stale');
    open();
  });

  function halt(): void {
    stop();
    heartbeat.stop();
    report('offline');
  }

  function end(cause: StreamEnd): void {
    halt();
    options.onEnded(cause);
  }

  function receive(message: StreamMessage | null): void {
    if (message === null) return;
    reopening.resetAttempts();
    heartbeat.restart();
    if (message.type === 'end') {
      // A server that restarts is no end of the session: the closing connection leads to a retry.
      if (message.reason !== 'shutdown') end({ reason: message.reason });
      return;
    }
    // After a timeout only a whole state or a heartbeat proves that nothing is missing.
    if (health !== 'stale' || message.type !== 'delta') report('live');
    options.onMessage(message);
  }

  function handleClosing(closing: StreamClosing): void {
    if (closing.kind === 'refused' && endingStatuses.includes(closing.status)) {
      end({ status: closing.status });
      return;
    }
    if (closing.kind === 'refused' && closing.status === 400) {
      dropRefused(unknownTopic(closing.text));
      return;
    }
    // One that is full (429) says when to ask again.
    reopening.retry(closing.kind === 'refused' ? closing.retryAfterMs : 0);
  }

  /** These topics would be refused again. */
  function dropRefused(unknown: string | null): void {
    const refused = refusedTopics(topics, unknown);
    topics = topics.filter((topic) => !refused.includes(topic));
    for (const topic of refused) options.onTopicRefused(topic);
    open();
  }

  function stop(): void {
    current?.abort();
    current = null;
    reopening.cancel();
  }

  function open(): void {
    stop();
    const token = options.getToken();
    const allowed = topics.filter((topic) => token !== null || !privateTopics.includes(topic));
    if (isClosed || allowed.length === 0) return;
    if (!heartbeat.isRunning()) heartbeat.restart();
    const controller = new AbortController();
    current = controller;
    const isCurrent = () => current === controller;
    // The last id speaks for all topics; as soon as one is new, each must say for itself what it has.
    const isResume = lastEventId !== null && allowed.every((topic) => seqOf(topic) !== null);
    openStream({
      fetch: options.fetch,
      url: options.url,
      topics: isResume ? allowed : allowed.map(withSeq),
      token,
      lastEventId: isResume ? lastEventId : null,
      signal: controller.signal,
      onId: (id) => {
        if (isCurrent()) lastEventId = id;
      },
      onRetry: reopening.setServerRetry,
      onMessage: (message) => {
        if (isCurrent()) receive(message);
      },
    }).then(
      (closing) => isCurrent() && handleClosing(closing),
      () => isCurrent() && reopening.retry(),
    );
  }

  function withSeq(topic: string): string {
    const seq = seqOf(topic);
    return seq === null ? topic : `${topic}@${seq}`;
  }

  return {
    setTopics(requested) {
      const next = withinLimit(requested.filter(isTopic));
      const isGrowing = next.some((topic) => !topics.includes(topic));
      const isShrinking = topics.some((topic) => !next.includes(topic));
      topics = next;
      // What is new may be known as of an earlier event than the last.
      if (isGrowing) lastEventId = null;
      if (isGrowing || topics.length === 0) open();
      else if (isShrinking) reopening.openIn(shrinkDelayMs);
      return isGrowing;
    },
    reopen: open,
    close() {
      isClosed = true;
      halt();
    },
  };
}

/** Which topics to give up: the one that is named, else the fixtures, else all until others are set. */
function refusedTopics(topics: readonly string[], unknown: string | null): readonly string[] {
  const candidates = [
    topics.filter((topic) => topic === unknown),
    topics.filter(isFixture),
    topics,
  ];
  return candidates.find((some) => some.length > 0) ?? [];
}

/** The topic that a problem answer names. */
function unknownTopic(text: string): string | null {
  return /unknown topic ([^"\s]+)/.exec(text)?.[1] ?? null;
}
