import type { StatementLine } from '@/entities/statement';
import { startOfKstDay } from '@/shared/lib/format';

export interface DayOfLines {
  /** Its first instant, epoch milliseconds. */
  day: number;
  lines: readonly StatementLine[];
}

/** Puts lines that are in order of time under their days in Seoul. */
export function byDay(lines: readonly StatementLine[]): DayOfLines[] {
  const days: { day: number; lines: StatementLine[] }[] = [];
  for (const line of lines) {
    const day = startOfKstDay(line.at);
    const last = days.at(-1);
    if (last?.day === day) last.lines.push(line);
    else days.push({ day, lines: [line] });
  }
  return days;
}
