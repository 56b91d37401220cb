import type { DeskMember } from '@/entities/desk-member';
import { formatKst } from '@/shared/lib/format';

const ends: Record<string, string> = {
  logout: '로그아웃',
  replaced: '다른 기기 로그인',
  expired: '시간 만료',
  suspended: '정지',
  maintenance: '점검',
  blocked: 'IP 차단',
  ended: '담당자 종료',
};

/** When a suspension ends. */
function untilText(until: number | null): string {
  return until === null ? '해제할 때까지' : `${formatKst(until, 'M월 D일 HH:mm')}까지`;
}

const obstacles: Record<NonNullable<DeskMember['leaving']>['obstacles'][number], string> = {
  BALANCE: '신청 후 들어온 잔액이 있습니다.',
  OPEN_BETS: '진행 중인 베팅이 있습니다.',
  OPEN_REQUESTS: '처리 중인 신청이 있습니다.',
  RECENT_BETS: '결과가 정정될 수 있는 24시간 안의 베팅이 있습니다.',
};

/** How the member left, or is leaving. */
function leavingText({
  at,
  until,
  state,
  endedAt,
  by,
  reason,
}: NonNullable<DeskMember['leaving']>) {
  const asked = `${formatKst(at, 'M월 D일 HH:mm')} 탈퇴 신청`;
  if (state === 'open')
    return `${asked} · ${formatKst(until, 'M월 D일 HH:mm')}까지 되돌릴 수 있습니다.`;
  return `${asked} · ${formatKst(endedAt ?? at, 'M월 D일 HH:mm')} 확정 · ${reason} (${by})`;
}

function banText({ kind, until, reason, by }: NonNullable<DeskMember['ban']>): string {
  const what = kind === 'ban' ? '차단' : '정지';
  return `${what} · ${untilText(until)} · ${reason} (${by})`;
}

const openMember = '회원 보기';

/** Words of the desk's members. */
export const messages = {
  title: '회원',
  note: '최근 가입순 · 아이디, 닉네임, 휴대폰, 예금주의 앞부분으로 찾습니다',
  list: '회원 목록',
  states: '회원 상태',
  search: '아이디 · 닉네임 · 휴대폰 · 예금주 검색',
  failed: '회원 목록을 불러오지 못했습니다.',
  count: (count: number) => `${count.toLocaleString('ko')}명`,
  keys: [[openMember, 'Enter']],
  panel: '선택한 회원',
  openMember,
  columns: {
    member: '회원',
    userId: '아이디',
    state: '상태',
    money: '보유머니',
    points: '포인트',
    phone: '휴대폰',
    holder: '예금주',
    tendency: '성향',
    joined: '가입',
    seen: '최근 접속',
  },
  fileHead: [
    ...['회원번호', '아이디', '닉네임', '상태', '등급', '성향', '보유머니', '포인트', '통화'],
    ...['휴대폰', '예금주', '가입', '최근 접속'],
  ],
  sums: {
    title: '기간 합계',
    deposits: '충전',
    withdrawals: '환전',
    netDeposit: '순입금',
    staked: '베팅',
    won: '당첨',
    result: '베팅 손익',
    conversions: '전환',
    other: '적립·조정',
    end: '잔액',
  },
  failedSums: '기간 합계를 불러오지 못했습니다.',
  lineCount: (count: number) => `${count.toLocaleString('ko')}건`,
  failedMember: '회원정보를 불러오지 못했습니다.',
  message: '쪽지 보내기',
  back: '목록',
  next: '다음 회원',
  previous: '이전 회원',
  joined: (at: number) => `가입 ${formatKst(at, 'YYYY-MM-DD')}`,
  recommender: (name: string) => `추천인 ${name}`,
  tendency: (name: string) => `성향 ${name}`,
  seen: (at: number) => `최근 접속 ${formatKst(at, 'MM-DD HH:mm')}`,
  banText,
  leavingText,
  givenUp: (rest: string) => `포기한 잔액 ${rest}`,
  leavingObstacles: (codes: NonNullable<DeskMember['leaving']>['obstacles']) =>
    `지금은 확정할 수 없습니다. ${codes.map((code) => obstacles[code]).join(' ')}`,
  withdrawLocked: '환전 비밀번호를 5회 틀려 환전이 잠겼습니다.',
  figures: {
    money: '보유머니',
    points: '포인트',
    pointsHeld: '보류 포인트',
    holdWithdraw: '환전 보류',
    openBets: (count: number) => `진행 베팅 ${count}건`,
    rolling: '롤링 콤프',
    turnover: '남은 롤링 조건',
    debt: '미수금',
  },
  tabs: '회원 내역',
  tab: {
    lines: '거래',
    requests: '신청',
    debts: '미수',
    notes: '메모',
    access: '접속',
    facts: '정보',
  },
  account: { money: '보유머니', points: '포인트' },
  accounts: '계정',
  periods: '기간',
  period: (days: number) => `${days}일`,
  lines: '거래 내역',
  failedLines: '거래 내역을 불러오지 못했습니다.',
  noLines: '거래 내역이 없습니다.',
  noLinesText: '기간을 늘려보세요.',
  line: { at: '시각', kind: '종류', amount: '금액', before: '이전 잔액', after: '이후 잔액' },
  noRequests: '신청이 없습니다.',
  noDebts: '미수가 없습니다.',
  allDebts: '미수 관리',
  noNotes: '메모가 없습니다.',
  noAccess: '접속 기록이 없습니다.',
  onlineSince: (at: number) => `${formatKst(at, 'MM-DD HH:mm')}부터 접속 중`,
  session: (from: number, to: number) =>
    `${formatKst(from, 'MM-DD HH:mm')} ~ ${formatKst(to, 'MM-DD HH:mm')}`,
  end: (reason: string) => ends[reason] ?? reason,
  devices: (count: number) => `등록된 기기 ${count}대`,
  facts: {
    id: '회원번호',
    phone: '휴대폰',
    birthYear: '출생연도',
    bank: '환전 계좌',
    code: '가입코드',
    currency: '통화',
    approved: '승인',
    prematch: '경기 전 베팅',
    european: '유럽형 베팅',
    inPlay: '실시간 베팅',
    withdrawalDay: '하루 환전 한도',
    limits: (min: string, max: string, payout: string) => `${min} ~ ${max} · 당첨 ${payout}`,
  },
} as const;
