export const messages = {
  title: '홈',

  boards: '국내형 스포츠',
  boardCount: (count: number) => `${count}경기`,

  games: '다른 게임',
  gameTiles: {
    '/minigame': '파워볼, 사다리, 바카라',
    '/casino': '딜러와 함께하는 테이블',
    '/slot': '슬롯머신',
    '/tournament': '순위를 겨루는 대회',
  },
  bonusTitle: '보너스 배당',
  bonusText: (folders: number, low: string, high: string) =>
    `${folders}폴더부터 · ${low}배에서 ${high}배까지`,

  news: '공지',
  newsEmpty: '등록된 공지가 없습니다.',
  newsFailed: '공지를 불러오지 못했습니다.',
} as const;
