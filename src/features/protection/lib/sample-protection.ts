import { kstInstant } from '@/shared/lib/format';
import type { OwnLimit, Protection, RealityCheck } from '../api';

const now = kstInstant('2026-11-22 10:02:00');

/** A limit of the page's picture: 24 hours of deposits, 58 % used. */
export function makeLimit(part: Partial<OwnLimit> = {}): OwnLimit {
  return {
    kind: 'deposit',
    period: 'day',
    limit: 1_000_000,
    used: 580_000,
    freeAt: now + 7_200_000,
    next: null,
    ...part,
  };
}

/** What a member has set: as in the picture, with a raise that waits. */
export function makeProtection(part: Partial<Protection> = {}): Protection {
  const raise = { limit: 5_000_000, from: now + 86_400_000 };
  return {
    currency: 'KRW',
    limits: [
      makeLimit(),
      makeLimit({ period: 'week', limit: 3_000_000, used: 900_000, next: raise }),
      makeLimit({ period: 'month', limit: 8_000_000, used: 1_600_000 }),
      makeLimit({ kind: 'stake', limit: 2_000_000, used: 640_000 }),
      makeLimit({ kind: 'stake', period: 'week', limit: 7_000_000, used: 2_800_000 }),
      makeLimit({ kind: 'stake', period: 'month', limit: 20_000_000, used: 6_200_000 }),
      makeLimit({ kind: 'loss', limit: 300_000, used: 0, freeAt: null }),
      makeLimit({ kind: 'loss', period: 'week', limit: 800_000, used: 264_000 }),
      makeLimit({ kind: 'loss', period: 'month', limit: 2_000_000, used: 1_540_000 }),
      makeLimit({ kind: 'session', limit: 240, used: 130 }),
      makeLimit({ kind: 'session', period: 'week', limit: 1_200, used: 684 }),
    ],
    stop: null,
    changes: [
      {
        kind: 'deposit',
        period: 'week',
        event: 'raise',
        from: 3_000_000,
        to: 5_000_000,
        at: now - 60_000,
      },
      { kind: 'deposit', period: 'week', event: 'lower', from: null, to: 3_000_000, at: now - 9e7 },
    ],
    ...part,
  };
}

/** A check that is due: an hour and two minutes, 30,000 won lost. */
export function makeCheck(part: Partial<RealityCheck> = {}): RealityCheck {
  return {
    isDue: true,
    startedAt: now - 3_720_000,
    nextAt: now - 120_000,
    net: -30_000,
    currency: 'KRW',
    ...part,
  };
}

/** The instant that the samples are of. */
export const sampleNow = now;
