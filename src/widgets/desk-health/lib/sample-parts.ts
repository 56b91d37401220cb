import type { SitePart } from '../model';

/** 21 November 2026, 18:31 in Seoul. */
const at = 1_795_253_460_000;

/** A part that runs well: 412 pieces of news a minute, each 0.2 s late. */
export function makeSitePart(part: Partial<SitePart> = {}): SitePart {
  const lags = Array.from({ length: 60 }, (_none, minute) => 180 + ((minute * 37) % 90));
  return { name: 'odds', state: 'ok', at, lagMs: 200, rate: 412, lags, ...part };
}

/** Every part, one of them slow. */
export const sampleParts: readonly SitePart[] = [
  makeSitePart(),
  makeSitePart({ name: 'live', lagMs: 300, rate: 186 }),
  makeSitePart({ name: 'results', lagMs: 400, rate: 2 }),
  makeSitePart({ name: 'rounds', lagMs: 100, rate: 38 }),
  makeSitePart({ name: 'casino', state: 'slow', lagMs: 1_800, rate: 12 }),
  makeSitePart({ name: 'tether', state: 'idle', at: null, lagMs: null, rate: null, lags: [] }),
  makeSitePart({ name: 'stream', lagMs: 100, rate: 1_284 }),
  makeSitePart({ name: 'ledger', lagMs: null, rate: 0, lags: [] }),
];
