import type { FixtureClock, Inning } from './feed.ts';
import type { Score, Scores } from './scores.ts';
import { BREAK_CODE, type SportKey } from './sport-keys.ts';

export type Side = 'home' | 'away';

/** What the clock of a sport shows beside the part that is played. */
export type ClockDetail =
  | { kind: 'minutes'; injury: number }
  | { kind: 'countdown'; secondsLeft: number }
  | { kind: 'innings'; outs: number; bases: number[] }
  | { kind: 'sets'; points: Score; gamePoints?: Score; server: Side | null }
  | { kind: 'maps'; map: number };

/** The clock of a match as everybody reads it. */
export interface MatchClock {
  period: string;
  minute: number | null;
  inning?: Inning;
  detail?: ClockDetail;
}

function detailOf(clock: FixtureClock, sport: SportKey, scores: Scores): ClockDetail | null {
  const { period, injury, remainingSeconds, outs, bases = [], server, gamePoints } = clock;
  if (period === String(BREAK_CODE)) return null;
  if (injury !== undefined) return { kind: 'minutes', injury };
  if (outs !== undefined) return { kind: 'innings', outs, bases: [...bases] };
  if (server !== undefined) {
    const points = scores[period] ?? { home: 0, away: 0 };
    return { kind: 'sets', points, ...(gamePoints && { gamePoints }), server };
  }
  if (sport === 'e-sports') return { kind: 'maps', map: Number(period) };
  const secondsLeft = remainingSeconds ?? null;
  return secondsLeft === null ? null : { kind: 'countdown', secondsLeft };
}

/** The clock of a match without what only a feed uses, and with what its sport shows. */
export function matchClock(clock: FixtureClock, sport: SportKey, scores: Scores): MatchClock {
  const { period, minute, inning } = clock;
  const detail = detailOf(clock, sport, scores);
  return { period, minute, ...(inning && { inning }), ...(detail && { detail }) };
}
