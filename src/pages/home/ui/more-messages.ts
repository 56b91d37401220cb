import { formatMinutes } from '@/shared/copy';
import {
  type Currency,
  formatCount,
  formatKst,
  formatMoney,
  formatOdds,
  formatPoint,
  formatWon,
} from '@/shared/lib/format';
import type { Win } from '../api';
import type { AttendanceGoal } from '../lib/offers';
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

const goalText = ({ days, left }: AttendanceGoal) =>
  `${formatCount(days)}일까지 ${formatCount(left)}일`;

const winGames: Record<NonNullable<Win['game']>, string> = {
  sports: '스포츠',
  mini: '미니게임',
  casino: '카지노·슬롯',
};

/** What the parts of home below the first screen say. */
export const messages = {
  levelTo: (name: string) => `레벨 ${name}까지`,
  levelRest: formatWon,
  levelBonus: (points: number) => ` 남음 · 등업 ${formatPoint(points)}`,
  levelReached: (points: number) => `조건 충족 · 등업 ${formatPoint(points)}`,

  minigames: '미니게임',
  round: (round: number) => `${formatCount(round)}회차`,
  untilDraw: '추첨까지',
  betting: '베팅 중',
  closing: '곧 마감',
  drawing: '추첨 중',
  all: '전체',

  casino: '카지노 · 슬롯',
  lobby: '로비',
  playable: '플레이 가능',
  maintenance: '점검 중',
  slotRtp: (rtp: string) => `슬롯 · RTP ${rtp}`,
  liveRtp: (rtp: string) => `RTP ${rtp}`,

  events: '이벤트',
  attendance: '매일 출석체크',
  attendanceText: '출석 포인트와 개근 보상',
  attended: (days: number, goal: AttendanceGoal | null) =>
    [`이달 ${formatCount(days)}일 출석`, ...(goal ? [goalText(goal)] : [])].join(' · '),
  joinedEvent: '참여 중',
  // It ends with the midnight that begins the day after.
  until: (endsAt: number) => `${formatKst(endsAt - 1, 'M월 D일')}까지`,

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

  wins: '최근 당첨',
  fame: '명예의 전당',
  own: '내 당첨',
  winGames,
  win: (minor: number, currency: Currency) => formatMoney(minor, currency),
} as const;
