import type { ResultPreview } from '@/entities/desk-preview';
import { gameTitle, roundTitle } from '@/entities/round';
import { formatCount, formatMoney, formatShortDateTime } from '@/shared/lib/format';
import type { DeskGame } from '../model/games';
import type { DeskRound } from '../model/rounds';

type NamedRound = Pick<DeskRound, 'gameId' | 'round'>;

const roundName = ({ gameId, round }: NamedRound) =>
  `${gameTitle(gameId)} ${roundTitle(gameId, round)}`;

/** Words of minigames and their rounds at the desk. */
export const messages = {
  games: {
    title: '미니게임',
    note: '점검 중에는 새 베팅만 받지 않고, 회차 진행과 정산은 계속됩니다',
    list: '게임 목록',
    failed: '게임 목록을 불러오지 못했습니다.',
    search: '게임 · 공급사 · 번호 검색',
  },
  rounds: {
    title: '회차',
    note: '베팅이 있거나 무효 처리된 회차, 최근 추첨순',
    list: '회차 목록',
    failed: '회차 목록을 불러오지 못했습니다.',
    none: '베팅이 있는 회차가 없습니다.',
    search: '회차 번호 앞부분 검색',
  },
  columns: {
    id: '번호',
    game: '게임',
    provider: '공급사',
    state: '상태',
    openBets: '미정산',
    stake: '베팅금',
    roundId: '회차 번호',
    round: '회차',
    drawsAt: '추첨',
    bets: '베팅',
    members: '회원',
    payout: '당첨금',
  },

  gameState: ({ systemMaintenanceFlg, until }: DeskGame) => {
    if (!systemMaintenanceFlg) return '열림';
    return until === null ? '점검 중' : `점검 중 · ${formatShortDateTime(until)}까지`;
  },
  gamePanel: '게임 상세',
  maintenance: {
    untilHint: '비워 둘 수 있습니다. 예: 2026-11-21 18:00. 이때 자동으로 열리지는 않습니다.',
    closeText: (name: string) => `${name}의 새 베팅을 받지 않습니다.`,
    reopenText: (name: string) => `${name}의 베팅을 다시 받습니다.`,
  },

  roundName,
  states: {
    open: '베팅 중',
    closed: '마감',
    drawn: '추첨',
    settled: '정산 완료',
    voided: '무효',
  },
  filter: '회차 상태',
  filters: { open: '추첨 전', drawn: '추첨', settled: '정산 완료', voided: '무효' },
  roundPanel: '회차 상세',
  closesAt: '베팅 마감',
  drawsAt: '추첨 시각',
  result: '결과',
  noResult: '없음',
  preview: '무효 처리 미리보기',
  previewHint: '미리보기는 아무것도 바꾸지 않습니다.',
  void: '무효 처리',
  voidNote: '이 회차의 베팅금을 모두 돌려줍니다. 무효는 취소할 수 없습니다.',
  voidText: (round: NamedRound, { changed, money }: ResultPreview, reason: string) =>
    [
      roundName(round),
      `베팅 ${formatCount(changed)}건의 베팅금을 돌려줍니다.`,
      ...money.map(({ currency, toMembers }) => `반환 ${formatMoney(toMembers, currency)}`),
      `사유: ${reason}`,
    ].join('\n'),
  voided: (bets: number) => `베팅 ${formatCount(bets)}건을 돌려주고 회차를 무효 처리했습니다.`,
  moved: '그 사이 추첨이나 정산이 진행되어 무효 처리할 수 없는 회차입니다.',
  notVoidable: {
    drawn: '추첨이 끝난 회차는 관리자만 무효 처리할 수 있습니다.',
    settled: '정산이 끝난 회차는 무효 처리할 수 없습니다.',
    voided: '무효 처리된 회차입니다.',
  } as Partial<Record<DeskRound['state'], string>>,
} as const;
