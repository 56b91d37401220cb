import { leftText } from '@/shared/copy';
import { formatCount, formatOdds, formatPoint } from '@/shared/lib/format';
import type { PrizeDistance } from '../lib/tournament';

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
