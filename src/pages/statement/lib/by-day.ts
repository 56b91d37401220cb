import type { StatementLine } from '@/entities/statement';
import { startOfKstDay } from '@/shared/lib/format';
import { byRound, type StatementEntry } from './by-round';

export interface DayOfLines {
  /** Its first instant, epoch milliseconds. */
  day: number;
  entries: readonly StatementEntry[];
}

/** Lines, newest first, under their days in Seoul, those of one round of a game together. */
export function byDay(lines: readonly StatementLine[]): DayOfLines[] {
  const days: { day: number; lines: StatementLine[] }[] = [];
  for (const line of lines) {
    const day = startOfKstDay(line.at);
    const last = days.at(-1);
    if (last?.day === day) last.lines.push(line);
    else days.push({ day, lines: [line] });
  }
  return days.map(({ day, lines: some }) => ({ day, entries: byRound(some) }));
}
