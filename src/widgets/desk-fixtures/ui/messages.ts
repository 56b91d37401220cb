import type { ResultPreview } from '@/entities/desk-preview';
import { formatCount, formatMoney, formatShortDateTime } from '@/shared/lib/format';
import type { DeskFixture } from '../lib/typed-scores';

/** Words of the results of fixtures at the desk. */
export const messages = {
  title: '경기 결과',
  note: '결과를 정정하거나 경기를 무효로 하면 베팅을 다시 정산합니다',
  list: '경기 목록',
  failed: '경기 목록을 불러오지 못했습니다.',
  search: '팀 · 리그 · 경기 번호 검색',
  states: { over: '끝난 경기', live: '라이브', upcoming: '예정' },
  statesLabel: '경기 상태',
  statuses: {
    1: '예정',
    2: '진행 중',
    3: '종료',
    4: '취소',
    5: '연기',
    6: '중단',
    7: '중도 종료',
    8: '중계 중단',
    9: '곧 시작',
  } as Record<number, string>,
  columns: {
    start: '시작',
    league: '리그',
    match: '경기',
    score: '결과',
    status: '상태',
    bets: '베팅',
    open: '미정산',
  },
  panel: '경기 상세',
  until: (at: number) => `${formatShortDateTime(at)}까지 변경할 수 있습니다.`,
  closed: '경기가 끝나고 24시간이 지나 더 이상 변경할 수 없습니다.',
  voidedAlready: '취소된 경기입니다. 더 이상 변경할 수 없습니다.',
  kind: '변경',
  kinds: { correct: '결과 정정', void: '경기 무효' },
  home: (part: string, team: string) => `${part} ${team}`,
  scoresWrong: '0부터 999까지의 점수나 기록을 하나 이상 다르게 입력해주세요.',
  counts: '코너킥·카드',
  countsNote:
    '합계와 전체 카드 수는 자동으로 계산합니다. 먼저 나온 순서로 정해진 결과는 바뀌지 않습니다.',
  countWrong: '0부터 999까지의 숫자를 입력해주세요.',
  voidNote: '이 경기의 모든 베팅을 적중률 계산에서 빼고 되돌립니다. 무효는 취소할 수 없습니다.',
  preview: '미리보기',
  previewHint: '미리보기는 아무것도 바꾸지 않습니다.',
  reason: '사유',
  reasonHint: '3자 이상. 감사 기록에 남습니다.',
  reasonMissing: '사유를 3자 이상 입력해주세요.',
  correct: '정정하기',
  void: '무효 처리',
  correctTitle: '결과 정정',
  voidTitle: '경기 무효',
  question: ({ home, away }: DeskFixture, { changed, money }: ResultPreview, reason: string) =>
    [
      `${home} 대 ${away}`,
      `베팅 ${formatCount(changed)}건을 다시 정산합니다.`,
      ...money.map(
        ({ currency, toMembers, fromMembers }) =>
          `지급 ${formatMoney(toMembers, currency)} · 회수 ${formatMoney(fromMembers, currency)}`,
      ),
      `사유: ${reason}`,
    ].join('\n'),
  changed: (bets: number) => `베팅 ${formatCount(bets)}건을 다시 정산했습니다.`,
  moved: '그 사이 결과가 바뀌었거나 변경 기한이 지났습니다. 새 결과로 다시 미리보기해주세요.',
} as const;
