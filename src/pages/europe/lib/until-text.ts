import { messages } from '../ui/messages';

const minuteMs = 60_000;

/** How long it is until a kick-off, down to minutes; null where it has come. Both are epoch milliseconds. */
export function untilText(startsAt: number, now: number): string | null {
  const minutes = Math.ceil((startsAt - now) / minuteMs);
  if (minutes <= 0) return null;
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return messages.untilDays(days, hours % 24);
  return hours > 0 ? messages.untilHours(hours, minutes % 60) : messages.untilMinutes(minutes);
}
