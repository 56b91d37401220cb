import { BREAK_CODE } from '#rules/sports.ts';
import type { SportKey } from '@/shared/api';
import { formatKst, formatTime } from '@/shared/lib/format';
import { periodLabel } from '@/shared/lib/market-dictionary';
import type { FixtureState } from './game';

/** Names the part of a match and the minute where there is one: 후반 63′. */
export function periodText(sport: SportKey, clock: FixtureState['clock']): string {
  if (clock === null) return '';
  const code = Number(clock.period);
  const name = periodLabel(sport, code).replace(/^(전반|후반)전$/, '$1');
  return clock.minute === null || code === BREAK_CODE ? name : `${name} ${clock.minute}′`.trim();
}

/** Writes a kick-off in Seoul as two parts: 18:45 and 11.21 토. */
export function kickOffText(at: number): { time: string; day: string } {
  return { time: formatTime(at), day: formatKst(at, 'MM.DD dd') };
}
