import { formatShortDateTime } from '@/shared/lib/format';
import { moneyWith } from '@/shared/lib/particle';
import type { CasinoSubject } from '../lib/subjects';
import type { CasinoRound } from '../model/rounds';

type Currency = CasinoRound['currency'];

const states: Record<CasinoSubject['state'], string> = {
  open: '열림',
  maintenance: '점검 중',
  unconnected: '연동 준비 중',
};

/** Words of providers, their games and rounds at the desk. */
export const messages = {
  games: {
    title: '카지노',
    note: '점검 중에는 새 회차만 받지 않고, 진행 중인 회차와 당첨 지급은 계속됩니다',
    list: '게임사와 게임 목록',
    failed: '게임사 목록을 불러오지 못했습니다.',
    search: '게임사 · 게임 · 번호 검색',
  },
  rounds: {
    title: '카지노 회차',
    note: '최근 시작순',
    list: '카지노 회차 목록',
    failed: '회차 목록을 불러오지 못했습니다.',
    none: '진행된 회차가 없습니다.',
    search: '회차 번호 · 닉네임 앞부분 검색',
  },
  columns: {
    name: '이름',
    kind: '구분',
    provider: '게임사',
    state: '상태',
    openRounds: '진행 중',
    stuck: '24시간 경과',
    stake: '오늘 베팅',
    payout: '오늘 당첨',
    id: '번호',
    roundId: '회차 번호',
    member: '회원',
    game: '게임',
    openedAt: '시작',
    staked: '베팅금',
    won: '당첨금',
  },
  kinds: { provider: '게임사', casino: '라이브카지노', slot: '슬롯' },
  stateOf: ({ state, isClosedAbove, until }: CasinoSubject) => {
    if (isClosedAbove) return '게임사 점검 중';
    if (state !== 'maintenance' || until === null) return states[state];
    return `${states[state]} · ${formatShortDateTime(until)}까지`;
  },

  gamePanel: '카지노 게임 상세',
  maintenance: {
    untilHint: '비워 둘 수 있습니다. 예: 2026-11-21 18:00. 이때 자동으로 열립니다.',
    closeText: (name: string) => `${name}의 새 회차를 받지 않습니다.`,
    reopenText: (name: string) => `${name}의 새 회차를 다시 받습니다.`,
  },
  unconnected: '아직 연동되지 않은 게임사입니다.',

  roundStates: { open: '진행 중', stuck: '24시간 경과', closed: '종료', refunded: '환불' },
  filter: '회차 상태',
  roundPanel: '카지노 회차 상세',
  betId: '베팅번호',
  closedAt: '종료 시각',
  notClosed: '종료 전',
  toMember: '회원 보기',
  refund: '베팅금 환불',
  refundNote: '게임사가 끝내지 않은 회차의 베팅금을 돌려줍니다. 환불은 취소할 수 없습니다.',
  refundText: ({ nickname, roundId, staked, currency }: CasinoRound, reason: string) =>
    [
      `${nickname} · ${roundId}`,
      `회원에게 ${moneyWith(staked, currency, '을/를')} 돌려줍니다.`,
      `사유: ${reason}`,
    ].join('\n'),
  refunded: (amount: number, currency: Currency) =>
    `${moneyWith(amount, currency, '을/를')} 돌려주었습니다.`,
  moved: '그 사이 게임사가 당첨금을 지급하거나 회차를 끝내 환불할 수 없습니다.',
  notRefundable: {
    open: '이미 당첨금이 지급된 회차는 환불할 수 없습니다.',
    closed: '끝난 회차는 환불할 수 없습니다.',
    refunded: '환불된 회차입니다.',
  },
} as const;
