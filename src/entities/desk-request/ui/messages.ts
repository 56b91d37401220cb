import type { DeskKind, DeskRequestState, DeskTab } from '../lib/request';

const states: Record<DeskRequestState, string> = {
  applied: '신청',
  requested: '신청',
  checking: '확인중',
  awaiting_second: '2인 승인 대기',
  approved: '완료',
  paid: '완료',
  rejected: '거절',
  cancelled: '취소',
  expired: '만료',
  reversed: '회수',
  failed: '반송',
  waiting: '입금 대기',
  confirming: '블록 확인중',
  partial: '일부 입금',
  late: '늦은 입금',
  reviewing: '확인 필요',
  credited: '완료',
};
const kinds: Record<DeskKind, string> = {
  signup: '가입',
  deposit: '충전',
  withdrawal: '환전',
  tetherDeposit: '테더충전',
  settlement: '정산',
  adjustment: '잔액 조정',
  setting: '설정 변경',
  couponIssue: '쿠폰 발급',
};
const queues: Record<DeskKind, string> = {
  signup: '가입 승인',
  deposit: '충전',
  withdrawal: '환전',
  tetherDeposit: '테더충전',
  settlement: '정산',
  adjustment: '잔액 조정',
  setting: '설정 변경',
  couponIssue: '쿠폰 발급',
};
const tabs: Record<DeskTab, string> = {
  waiting: '처리 대기',
  done: '완료',
  refused: '거절',
  closed: '취소·만료',
};
const bonuses = {
  joinFirst: '가입 첫충',
  dayFirst: '첫충',
  every: '매충',
  coin: '코인 충전 포인트',
  none: '받지 않음',
} as const;

const limitGroups = {
  ordinary: '일반 회원',
  vip: 'G·GS 회원',
  european: '일반 회원 유럽형',
  europeanVip: 'G·GS 회원 유럽형',
  inPlay: '라이브 베팅',
  mini: '일반 회원 미니게임',
  miniVip: 'G·GS 회원 미니게임',
  virtual: '일반 회원 가상게임',
  virtualVip: 'G·GS 회원 가상게임',
} as const;

const settings = {
  usdRate: '달러 환율',
  basisPoints: '지급률',
  capPoints: '최대 지급',
  turnoverPercent: '롤링',
  minStake: '최소 베팅',
  maxStake: '최대 베팅',
  maxPayout: '최대 당첨',
  withdrawalDay: '하루 환전',
  fixturePicks: '같은 경기 선택',
  /** What no admin has set: the site's own value is in force. */
  none: '설정 안 됨',
  /** A limit that a group does not have. */
  apart: '해당 없음',
} as const;

const accounts = { money: '보유머니', points: '포인트', tether: '테더' } as const;

/** Words that all of the desk shares. */
export const deskWords = {
  states,
  kinds,
  queues,
  tabs,
  bonuses,
  limitGroups,
  settings,
  accounts,
} as const;
