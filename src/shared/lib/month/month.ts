import { formatKst, kstInstant, startOfKstDay } from '@/shared/lib/format';

/** A month of Seoul, 202611. Texts of this form are in the order of time. */
export type Month = string;

export function isMonth(text: string): boolean {
  return /^20\d{2}(?:0[1-9]|1[0-2])$/.test(text);
}

/** The month of an instant, epoch milliseconds. */
export function monthAt(at: number): Month {
  return formatKst(at, 'YYYYMM');
}

/** Midnight that begins a month, epoch milliseconds. @throws RangeError for what is no month */
export function monthStart(month: Month): number {
  return kstInstant(`${month.slice(0, 4)}-${month.slice(4)}-01 00:00:00`);
}

/** The next month or the one before: none begins sooner than 28 or later than 31 days after another. */
export function addMonth(month: Month, step: 1 | -1): Month {
  return monthAt(startOfKstDay(monthStart(month), step === 1 ? 31 : -1));
}
