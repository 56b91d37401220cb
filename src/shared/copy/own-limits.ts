import { formatKst } from '@/shared/lib/format';

const periods = { day: '24시간', week: '7일', month: '이번 달' } as const;

type Period = keyof typeof periods;

/** @example formatUntil(0) // '1월 1일 (목) 09:00' */
function formatUntil(at: number): string {
  return formatKst(at, 'M월 D일 (dd) HH:mm');
}

/** `until` in epoch milliseconds. */
export function stopText(kind: 'break' | 'exclusion', until: number | undefined): string {
  const what = kind === 'break' ? '휴식' : '자가 이용 제한';
  const end = until === undefined ? '' : ` ${formatKst(until, 'YYYY년 M월 D일 HH:mm')}까지`;
  return `${what} 중입니다.${end} 베팅과 충전을 하실 수 없고, 환전은 하실 수 있습니다.`;
}

export interface ReachedLimit {
  /** 충전, 베팅, 손실. */
  what: string;
  period: Period | undefined;
  /** As it is shown, with its unit. */
  limit: string;
  left: string;
  /** When it is counted again from zero, epoch milliseconds. */
  until: number | null | undefined;
}

export function limitText({ what, period = 'day', limit, left, until }: ReachedLimit): string {
  const again = until ? ` ${formatUntil(until)}부터 다시 계산됩니다.` : '';
  return `직접 설정하신 ${periods[period]} ${what} 한도 ${limit} 중 ${left} 남았습니다.${again}`;
}

/** The same of the time signed in; minutes. */
export function timeLimitText(
  period: Period | undefined,
  minutes: number,
  until: number | null | undefined,
): string {
  const again = until ? ` ${formatUntil(until)}부터 다시 계산됩니다.` : '';
  return `직접 설정하신 ${periods[period ?? 'day']} 이용 시간 ${formatMinutes(minutes)}을 모두 사용했습니다.${again} 환전은 하실 수 있습니다.`;
}

/** @example formatMinutes(90) // '1시간 30분' */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}분`;
  return rest === 0 ? `${hours}시간` : `${hours}시간 ${rest}분`;
}
