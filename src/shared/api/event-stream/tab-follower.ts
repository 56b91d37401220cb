import type { TabMessage } from './tab-message';
import type { createTabTopics } from './tab-topics';
import type { StreamTimers } from './types';

const repeatMs = 10_000;
/** A tab that leads answers at once, also a hidden one: one that is paused or crashed does not. */
const answerMs = 2000;

interface TabFollowerOptions {
  tab: string;
  timers: StreamTimers;
  topics: ReturnType<typeof createTabTopics>;
  post: (message: TabMessage) => void;
  isLeading: () => boolean;
  /** No message has come for a while. */
  isStale: () => boolean;
  /** The tab that leads did not answer a probe. */
  onNoAnswer: () => void;
}

/** What a tab does while another one leads: requests its topics, and probes whether the other still answers. */
export function createTabFollower(options: TabFollowerOptions) {
  const { tab, timers, topics, post, isLeading, isStale, onNoAnswer } = options;
  let repeatTimer: unknown = null;
  let answerTimer: unknown = null;
  let leaderSeenAt = -Infinity;

  /** Says what this tab needs, now and every ten seconds. */
  function requestTopics(): void {
    timers.clearTimeout(repeatTimer);
    if (isLeading()) return;
    post({ type: 'want', tab, topics: [...topics.own()] });
    repeatTimer = timers.setTimeout(() => {
      requestSnapshots();
      if (isStale()) probeLeader();
      else requestTopics();
    }, repeatMs);
  }

  /** Their snapshots may have passed before this tab listened, or before the tab that leads now did. */
  function requestSnapshots(): void {
    for (const topic of topics.awaited()) post({ type: 'again', topic });
  }

  /** Whoever leads answers; its server may be down, so only a tab that does not answer loses the lead. */
  function probeLeader(): void {
    if (isLeading()) return;
    const probedAt = timers.now();
    requestTopics();
    timers.clearTimeout(answerTimer);
    answerTimer = timers.setTimeout(() => {
      if (!isLeading() && leaderSeenAt < probedAt) onNoAnswer();
    }, answerMs);
  }

  return {
    requestTopics,
    requestSnapshots,
    probeLeader,
    leaderSeen(): void {
      leaderSeenAt = timers.now();
    },
    stop(): void {
      timers.clearTimeout(repeatTimer);
      timers.clearTimeout(answerTimer);
    },
  };
}
