import { levelName } from '@/entities/member';
import { formatCount, formatKst, formatMoney, formatPoint } from '@/shared/lib/format';
import type { SiteEvent, SiteEventDetail } from '../api';
import type { EventState } from '../lib/state';

const day = (at: number) => formatKst(at, 'YYYY.MM.DD (dd) HH:mm');
const minute = 60_000;

/** So much time, in its two largest units. @example left(3_600_000) // '1시간 0분' */
function left(ms: number): string {
  const minutes = Math.floor(ms / minute);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return `${days}일 ${hours % 24}시간`;
  if (hours > 0) return `${hours}시간 ${minutes % 60}분`;
  return minutes > 0 ? `${minutes}분` : '1분 미만';
}

const states: Record<EventState, string> = {
  on: '진행 중',
  coming: '예정',
  over: '종료',
  joined: '참여중',
};

/** Where the member is with an event, in two words. */
const statuses: Record<SiteEventDetail['joining'], string> = {
  open: '참여 전',
  joined: '참여중',
  upcoming: '예정',
  over: '종료',
  level: '참여 불가',
  coin: '참여 불가',
  barred: '참여 불가',
};

export const messages = {
  title: '이벤트',
  list: '이벤트 목록',
  states,
  left,
  period: ({ startsAt, endsAt }: Pick<SiteEvent, 'startsAt' | 'endsAt'>) =>
    `${day(startsAt)} ~ ${day(endsAt)}`,
  zone: '서울 시간',
  untilEnd: (ms: number) => `${left(ms)} 남음`,
  untilStart: (ms: number) => `${left(ms)} 후 시작`,
  failed: '이벤트를 불러오지 못했습니다.',
  empty: '진행 중인 이벤트가 없습니다.',
  emptyText: '새 이벤트가 시작되면 여기에 표시됩니다.',
  missing: '볼 수 없는 이벤트입니다.',
  missingText: '이벤트가 끝났거나 참여 대상이 아닐 수 있습니다.',
  toList: '목록',
  how: '참여 방법',
  howText: '버튼 한 번',
  howNote: '기간 중 언제든 참여',
  joined: '현재 참여',
  people: (count: number) => `${formatCount(count)}명`,
  who: '참여 대상',
  level: (level: number) => (level > 1 ? `레벨 ${levelName(level)} 이상` : '모든 레벨'),
  levelNote: '이용 제한이나 휴식 중이 아닌 회원',
  coin: '코인 전용 회원',
  coinYes: '이 이벤트에 참여하실 수 있습니다.',
  coinNo: '이 이벤트는 참여하실 수 없습니다.',
  notes: '유의사항',
  mine: '내 현황',
  status: ({ joining, reward }: SiteEventDetail) =>
    reward === null ? statuses[joining] : '지급완료',
  join: '참여하기',
  joinedNow: '이벤트 참여가 완료되었습니다.',
  joinedAt: (at: number) => `${day(at)}에 참여하셨습니다.`,
  notJoinable: '지금은 참여하실 수 없는 이벤트입니다.',
  startsAt: (at: number) => `${day(at)}부터 참여하실 수 있습니다.`,
  over: '종료된 이벤트입니다.',
  tooLow: (level: number) => `레벨 ${levelName(level)} 이상인 회원만 참여하실 수 있습니다.`,
  ofCoin: '코인 전용 회원은 참여하실 수 없습니다.',
  ofCoinText: '첫충·충전 포인트·지인 추천 이벤트를 제외한 다른 이벤트에는 참여하실 수 있습니다.',
  ofCoinLink: '참여 가능한 이벤트',
  barred: '휴식 중이거나 이용이 제한된 계정은 참여하실 수 없습니다.',
  reward: '받으신 보상',
  rewardOf: ({ amount, currency }: NonNullable<SiteEventDetail['reward']>) =>
    currency === 'POINT' ? formatPoint(amount) : formatMoney(amount, currency),
  paidAt: (at: number) => `${day(at)} 지급`,
  others: '다른 이벤트',
  all: (count: number) => `전체 ${formatCount(count)}`,
} as const;
