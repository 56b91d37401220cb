export const messages = {
  more: '전체',

  stage: '지금 이 경기',
  kickOff: (words: string) => `${words} 시작`,
  live: '진행 중인 경기',
  liveCount: (count: number) => `진행 중 ${count}경기`,
  liveEmpty: '진행 중인 경기가 없습니다.',
  liveEmptyText: '곧 시작하는 경기를 먼저 확인해보세요.',
  liveFailed: '진행 중인 경기를 불러오지 못했습니다.',
  toCross: '크로스 보기',
  score: (home: string, away: string, score: { home: number; away: number }) =>
    `${home} ${score.home} 대 ${score.away} ${away}`,
  shares: '배당 기준 예상 확률',
  share: (word: string, percent: number) => `${word} ${percent}%`,

  next: '곧 시작',
  nextEmpty: '예정된 경기가 없습니다.',
  nextEmptyText: '새 경기가 등록되면 이곳에 표시됩니다.',
  nextFailed: '예정된 경기를 불러오지 못했습니다.',
} as const;
