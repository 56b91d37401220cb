import {
  type Currency,
  daysBetween,
  formatAmount,
  formatCount,
  formatKst,
  formatMoney,
  formatRelative,
  formatTime,
} from '@/shared/lib/format';

const man = 10_000;

function shortAmount(minor: number, currency: Currency): string {
  if (currency === 'USD') return formatMoney(minor, currency);
  return minor >= man && minor % man === 0
    ? `${formatCount(minor / man)}만`
    : formatAmount(minor, currency);
}

/** Writes between what a stake may be, minor units. @example limitsText({ minStake: 200, maxStake: 200_000 }, 'KRW') // '200–20만' */
export function limitsText(
  { minStake, maxStake }: { minStake: number; maxStake: number },
  currency: Currency,
): string {
  return `${shortAmount(minStake, currency)}–${shortAmount(maxStake, currency)}`;
}

/** Writes when a game was played: how long ago today, with the hour yesterday, by its day before. */
export function playedText(at: number, now: number): string {
  const days = daysBetween(at, now);
  if (days <= 0) return formatRelative(Math.min(at, now), now);
  return days === 1 ? `어제 ${formatTime(at)}` : formatKst(at, 'M.DD dd');
}

/** Writes when a maintenance ends, with its day. @example untilText(0) // '1.01 09:00까지' */
export function untilText(until: number): string {
  return `${formatKst(until, 'M.DD HH:mm')}까지`;
}

/** The same where there is little room: the hour within a day, else the day. */
export function shortUntilText(until: number, now: number): string {
  return until - now < 86_400_000
    ? `점검 ~${formatTime(until)}`
    : `점검 ~${formatKst(until, 'M.DD')}`;
}
