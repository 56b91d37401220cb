import type { Notification } from '@/entities/notification';
import {
  daysBetween,
  formatKst,
  formatRelative,
  formatTime,
  startOfKstDay,
} from '@/shared/lib/format';

const hour = 3_600_000;

/** When something happened, all in epoch milliseconds: 방금, 12분 전, 18:42, 11.20 23:51. */
export function timeText(at: number, now: number): string {
  // What came within the minute that the page shows is not ahead of it.
  if (now - at < hour) return formatRelative(at, Math.max(at, now));
  return daysBetween(at, now) === 0 ? formatTime(at) : formatKst(at, 'MM.DD HH:mm');
}

export interface DayOfNotifications {
  /** Its first instant, epoch milliseconds. */
  day: number;
  /** Days before today, 0 or more. */
  ago: number;
  items: readonly Notification[];
}

/** Notifications, newest first, under their days in Seoul. */
export function byDay(all: readonly Notification[], now: number): DayOfNotifications[] {
  const days: { day: number; ago: number; items: Notification[] }[] = [];
  for (const one of all) {
    const day = startOfKstDay(one.at);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(one);
    else days.push({ day, ago: Math.max(0, daysBetween(day, now)), items: [one] });
  }
  return days;
}
