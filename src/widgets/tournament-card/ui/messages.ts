import { formatMinutes } from '@/shared/copy';
import { formatCount, formatOdds, formatPoint } from '@/shared/lib/format';
import type { PrizeDistance } from '../lib/tournament';

const hour = 60;

/** Minutes that are left, in their two largest units. */
function leftText(minutes: number): string {
  if (minutes < 1) return '1분 미만';
  const days = Math.floor(minutes / (24 * hour));
  if (days === 0) return formatMinutes(minutes);
  const hours = Math.floor((minutes % (24 * hour)) / hour);
  return hours === 0 ? `${days}일` : `${days}일 ${hours}시간`;
}

export const messages = {
  ranking: '순위',
  rank: (rank: number) => `${formatCount(rank)}위`,
  joined: '참가 중',
  /** Empty before the clock of the site runs. */
  left: (endsAt: number, now: number) =>
    now === 0 ? '' : `${leftText(Math.floor((endsAt - now) / 60_000))} 남음`,
  score: (hundredths: number) => `${formatOdds(hundredths)}점`,
  distance: ({ rank, score }: PrizeDistance) =>
    ` · ${formatCount(rank)}위까지 ${formatOdds(score)}점`,
  notJoined: '아직 참가하지 않으셨습니다.',
  noScore: '집계된 베팅이 없습니다.',
  join: '참가하기',
  prizeTotal: (points: number) => `총상금 ${formatPoint(points)}`,
} as const;
