import { kstDayKey, kstParts } from './kst';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const weekdays = ['일', '월', '화', '수', '목', '금', '토'] as const;

function distance(ms: number): string {
  if (ms < hourMs) return `${Math.floor(ms / minuteMs)}분`;
  if (ms < dayMs) return `${Math.floor(ms / hourMs)}시간`;
  return `${Math.floor(ms / dayMs)}일`;
}

/**
 * Says how far an instant is from `now`, both epoch milliseconds, rounded down to whole units.
 * @example formatRelative(now + 180_000, now) // '3분 뒤'
 */
export function formatRelative(at: number, now: number): string {
  const ahead = at - now;
  if (Math.abs(ahead) < minuteMs) return ahead > 0 ? '곧' : '방금';
  return ahead > 0 ? `${distance(ahead)} 뒤` : `${distance(-ahead)} 전`;
}

/** Names the Seoul day of an instant as seen from `now`: 오늘, 내일, 어제, else '05-19 (일)'. */
export function formatDay(at: number, now: number): string {
  const key = kstDayKey(at);
  if (key === kstDayKey(now)) return '오늘';
  if (key === kstDayKey(now + dayMs)) return '내일';
  if (key === kstDayKey(now - dayMs)) return '어제';
  const { month, day, weekday } = kstParts(at);
  return `${month}-${day} (${weekdays[weekday]})`;
}

/**
 * Writes a length of time as a countdown, rounded up to whole seconds so that 0 means over.
 * @example formatCountdown(61_000) // '01:01'
 */
export function formatCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const pad = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
  return hours > 0 ? `${pad(hours)}:${rest}` : rest;
}
