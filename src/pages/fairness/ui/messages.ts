import { formatCount, formatKst, kstInstant } from '@/shared/lib/format';
import { listTexts } from '@/shared/copy';
import { dateOf } from '../lib/chosen-round';
import type { FairnessSearch } from '../search';

export const messages = {
  ...listTexts,
  title: '공정성 검증',
  drawn: (game: string, dayKey: string, round: string, at: number) =>
    `${game} · ${formatKst(kstInstant(`${dateOf(dayKey)} 00:00:00`), 'M월 D일')} ${round} · ${formatKst(at, 'HH:mm:ss')} 추첨`,
  tabs: '검증 종류',
  tabNames: { round: '회차', sports: '경기' } satisfies Record<FairnessSearch['tab'], string>,
  sportsDay: (from: number, to: number, games: number) =>
    `${formatKst(from, 'M월 D일 HH:mm')} ~ ${formatKst(to, 'M월 D일 HH:mm')} · ${formatCount(games)}경기`,
  dayHint: '하루는 오전 6시에 시작합니다.',
  dayFailed: '이 날의 기록을 불러오지 못했습니다.',
  dayMissing: '이 날의 기록이 없습니다.',
  dayMissingText: '아직 약속하지 않았거나, 시뮬레이터로 만든 경기가 없는 날입니다.',
  game: '게임',
  day: '날짜',
  round: '회차',
  go: '회차 찾기',
  outside: (last: number) => `1~${last} 사이의 번호를 입력해주세요.`,
  list: (dayKey: string) => formatKst(kstInstant(`${dateOf(dayKey)} 00:00:00`), 'M월 D일 회차'),
  newest: '최신 회차부터',
  more: '이전 회차 더 보기',
  voided: '무효',
  listFailed: '회차 목록을 불러오지 못했습니다.',
  empty: '추첨한 회차가 없습니다.',
  failed: '회차를 불러오지 못했습니다.',
  missing: '이 회차의 기록이 없습니다.',
  missingText: '아직 열리지 않았거나 보관 기간이 지난 회차입니다.',
  choose: '검증할 회차를 선택해주세요.',
  chooseText:
    '목록에서 고르거나 번호를 입력하면, 발표한 결과를 이 브라우저에서 다시 계산해 보여드립니다.',
} as const;
