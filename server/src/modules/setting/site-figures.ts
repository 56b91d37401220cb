import type { components } from '#contract/types.gen.ts';
import type { Bus } from '../../stream/types.ts';

type BoardCount = components['schemas']['BoardCount'];
type SiteChange = components['schemas']['SiteChange'];

const EVERY_MS = 10_000;

export interface Figure<Value> {
  /** The value for a snapshot. */
  show(): Promise<Value>;
  /** Publishes the value when readers have been sent or shown another. */
  publish(): Promise<void>;
}

function createFigure<Value>(
  bus: Bus,
  read: () => Value | Promise<Value>,
  changeOf: (value: Value) => SiteChange,
): Figure<Value> {
  /** What every reader has; undefined where some were shown another value. */
  let known: string | undefined;
  return {
    async show() {
      const value = await read();
      if (JSON.stringify(value) !== known) known = undefined;
      return value;
    },
    async publish() {
      const value = await read();
      const text = JSON.stringify(value);
      if (text === known) return;
      known = text;
      bus.publish('site', changeOf(value));
    },
  };
}

export interface SiteFigures {
  access: Figure<number>;
  counts: Figure<BoardCount[]>;
  start(): void;
  stop(): void;
}

export interface SiteFigurePorts {
  /** Guests with an open stream and members who called lately. */
  accessCount(): number;
  /** How many fixtures each board has. */
  counts(): BoardCount[] | Promise<BoardCount[]>;
}

/**
 * Publishes how many people are here and how many fixtures each board has, when that changed, at most every ten seconds.
 * It runs in real time: connections come and go, and readers wait, also while a manual clock does not move.
 */
export function createSiteFigures(bus: Bus, ports: SiteFigurePorts): SiteFigures {
  const access = createFigure(bus, ports.accessCount, (currentAccessUserCount) => ({
    kind: 'access',
    currentAccessUserCount,
  }));
  const counts = createFigure(bus, ports.counts, (value) => ({ kind: 'counts', counts: value }));
  let timer: NodeJS.Timeout | undefined;

  function publish(): void {
    if (!bus.watched('site')) return;
    void access.publish();
    // What cannot be read now is published the next time.
    counts.publish().catch(() => undefined);
  }

  return {
    access,
    counts,
    start() {
      timer = setInterval(publish, EVERY_MS).unref();
    },
    stop() {
      clearInterval(timer);
    },
  };
}
