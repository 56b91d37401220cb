import { formatFolders } from '@/shared/lib/format';

export const messages = {
  title: '홈',
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

  account: '내 정보',
  shortcuts: '바로가기',
  level: (name: string) => `레벨 ${name}`,
  balance: '보유머니',
  point: '포인트',
  unread: '쪽지',
  unreadCount: (count: number) => (count > 0 ? `안 읽음 ${count}` : '모두 읽음'),
  attendance: '출석',
  coupon: '쿠폰',
  friend: '지인',

  guestTitle: '가상 머니로 즐기는 한판',
  guestText:
    '한판은 데모 사이트입니다. 가상 머니로만 운영되며 실제 돈이 들어오거나 나가지 않습니다. 경기와 배당은 로그인하지 않아도 보실 수 있습니다.',
  guestAge: '만 18세 이상만 가입하실 수 있습니다.',
  login: '로그인',
  join: '회원가입',
  joinClosed: '현재 회원가입이 마감되었습니다.',
  rules: '이용규정',

  bets: '내 베팅',
  betHistory: '내역',
  betsEmpty: '진행 중인 베팅이 없습니다.',
  betsFailed: '베팅을 불러오지 못했습니다.',
  folders: formatFolders,
  times: (odds: string) => `${odds}배`,
  hits: (hits: number, legs: number) => `${legs}경기 중 ${hits}적중`,
  pending: '접수 대기 중',
  roundHeld: '회차 진행 중',
  held: '보관 금액',
  expected: '예상 당첨금',

  news: '공지',
  newsEmpty: '등록된 공지가 없습니다.',
  newsFailed: '공지를 불러오지 못했습니다.',
} as const;
