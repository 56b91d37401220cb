import { formatOdds } from '@/shared/lib/format';

export const messages = {
  clear: '전체삭제',
  inDollars: (label: string) => `${label} ($)`,
  quick: '금액 더하기',
  max: '최대',
  correct: '정정',
  versus: (home: string, away: string) => `${home} vs ${away}`,
  remove: (name: string) => `${name} 삭제`,
  oddsChange: '배당 변경',
  accept: '수락',
  acceptNamed: (name: string) => `${name} 배당 변경 수락`,
  changed: (from: number, to: number) =>
    `배당 ${to > from ? '상승' : '하락'}, ${formatOdds(from)} → ${formatOdds(to)}`,
  taken: '자동 수락',
  lineMoved: (from: string, to: string, odds: number) =>
    `기준점 변경, ${from} → ${to}, 배당 ${formatOdds(odds)}`,
  move: '새 기준점 선택',
  moveNamed: (name: string, to: string) => `${name} → ${to}, 새 기준점 선택`,
  drop: '빼기',
  dropNamed: (name: string) => `${name} 빼기`,
  live: '라이브',
  suspended: '일시중단',
  closed: '마감',
  started: '시작됨',
  lineChanged: '기준점 변경',
  jointOdds: '같은 경기 조합 배당',
  jointOf: (legs: number) => `${legs}개 선택`,
  jointFactor: (factor: string) => `배당 곱 × ${factor}`,
  joint: {
    priced: '확인 중',
    asking: '확인 중',
    refused: '제공되지 않음',
    failed: '불러오지 못했습니다',
  },
  jointRetry: '다시 시도',
  jointRetryNamed: '같은 경기 조합 배당 다시 시도',
} as const;
