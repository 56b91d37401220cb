import { formatFolders } from '@/shared/lib/format';

export const messages = {
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
} as const;
