import { formatOdds } from '@/shared/lib/format';

export const messages = {
  versus: (home: string, away: string) => `${home} vs ${away}`,
  remove: (name: string) => `${name} 삭제`,
  oddsChange: '배당 변경',
  accept: '수락',
  acceptNamed: (name: string) => `${name} 배당 변경 수락`,
  changed: (from: number, to: number) =>
    `배당 ${formatOdds(from)}에서 ${formatOdds(to)}(으)로 ${to > from ? '상승' : '하락'}`,
  live: '라이브',
  suspended: '일시중단',
  closed: '마감',
  started: '시작됨',
  lineChanged: '기준점 변경',
} as const;
