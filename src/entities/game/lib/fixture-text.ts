import { formatKst, formatTime } from '@/shared/lib/format';

/** Writes a kick-off in Seoul as two parts: 18:45 and 11.21 토. */
export function kickOffText(at: number): { time: string; day: string } {
  return { time: formatTime(at), day: formatKst(at, 'MM.DD dd') };
}
