import type { components } from '#contract/types.gen.ts';
import type { Clock } from './clock.ts';
import { createMinuteRing } from './minute-ring.ts';

type SitePart = components['schemas']['SitePart'];
type SitePartName = components['schemas']['SitePartName'];

/** A part is slow from so much on, milliseconds. */
const SLOW_MS = 1_500;

const NAMES = [
  'odds',
  'live',
  'results',
  'rounds',
  'casino',
  'tether',
  'stream',
  'ledger',
] as const satisfies readonly SitePartName[];

export interface PartGauge {
  /** Counts one piece of news, by how late it came; a part with news works. */
  note(lagMs: number): void;
  /** It works, though it may have no news. */
  works(): void;
  /** It is down until it works. */
  fails(): void;
}

export type SiteParts = Record<Exclude<SitePartName, 'ledger'>, PartGauge> & {
  ledger: Pick<PartGauge, 'fails'> & {
    /** What the check of the ledger found, kept until the next one. */
    checked(findings: number, at: number): void;
  };
  /** Every part, as it runs now, with so many connections of the stream open. */
  read(openStreams: number): SitePart[];
};

function stateOf(hasFailed: boolean, lagMs: number | null): SitePart['state'] {
  if (hasFailed) return 'down';
  if (lagMs === null) return 'idle';
  return lagMs >= SLOW_MS ? 'slow' : 'ok';
}

function createGauge(
  name: SitePartName,
  clock: Clock,
): PartGauge & {
  read(): SitePart;
} {
  const ring = createMinuteRing();
  let hasFailed = false;
  return {
    note(lagMs) {
      hasFailed = false;
      ring.note(lagMs, clock.now());
    },
    works() {
      hasFailed = false;
    },
    fails() {
      hasFailed = true;
    },
    read() {
      const reading = ring.read(clock.now());
      return { name, state: stateOf(hasFailed, reading.lagMs), ...reading };
    },
  };
}

function createLedger(): SiteParts['ledger'] & { read(): SitePart } {
  let hasFailed = false;
  let last: { at: number; findings: number } | null = null;
  return {
    fails() {
      hasFailed = true;
    },
    checked(findings, at) {
      hasFailed = findings > 0;
      last = { at, findings };
    },
    read: () => ({
      name: 'ledger',
      state: hasFailed ? 'down' : last === null ? 'idle' : 'ok',
      at: last?.at ?? null,
      lagMs: null,
      rate: last?.findings ?? null,
      lags: [],
    }),
  };
}

/**
 * What the parts of this server reported of themselves. Nothing of it is stored: another server, or this one after a
 * restart, has seen other things.
 */
export function createSiteParts(clock: Clock): SiteParts {
  const parts = {
    odds: createGauge('odds', clock),
    live: createGauge('live', clock),
    results: createGauge('results', clock),
    rounds: createGauge('rounds', clock),
    casino: createGauge('casino', clock),
    tether: createGauge('tether', clock),
    stream: createGauge('stream', clock),
    ledger: createLedger(),
  };
  return {
    ...parts,
    read: (openStreams) =>
      NAMES.map((name) => {
        const part = parts[name].read();
        return name === 'stream' ? { ...part, rate: openStreams } : part;
      }),
  };
}
