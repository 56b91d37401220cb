import { formatMinutes } from './own-limits';

const hour = 60;

/** Minutes that are left, in their two largest units. @example leftText(1_500) // '1일 1시간' */
export function leftText(minutes: number): string {
  if (minutes < 1) return '1분 미만';
  const days = Math.floor(minutes / (24 * hour));
  if (days === 0) return formatMinutes(minutes);
  const hours = Math.floor((minutes % (24 * hour)) / hour);
  return hours === 0 ? `${days}일` : `${days}일 ${hours}시간`;
}
