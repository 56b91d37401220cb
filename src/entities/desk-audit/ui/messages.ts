import type { AuditArea } from '../lib/record';

const areas: Record<AuditArea, string> = {
  member: '회원',
  signup: '가입',
  deposit: '충전',
  withdrawal: '환전',
  settlement: '정산',
  adjustment: '잔액 조정',
  setting: '설정',
  coupon: '쿠폰',
  address: 'IP',
  inquiry: '문의',
  message: '쪽지',
  fixture: '경기 결과',
  news: '공지',
  popup: '팝업',
  event: '이벤트',
  bank: '은행',
  tetherDeposit: '테더충전',
  game: '미니게임',
  round: '회차',
  casino: '카지노',
  post: '게시글',
  reply: '댓글',
  attendance: '출석체크',
  quest: '퀘스트',
  tournament: '토너먼트',
  clock: '서버 시계',
};
const verbs: Record<string, string> = {
  approve: '승인',
  second: '2차 승인',
  pay: '지급',
  reward: '보상 지급',
  reject: '거절',
  reverse: '회수',
  fail: '반송',
  check: '담당',
  release: '담당 해제',
  suspend: '정지',
  ban: '차단',
  restore: '정지 해제',
  takeBack: '탈퇴 되돌리기',
  confirmLeaving: '탈퇴 확정',
  note: '메모',
  unlock: '환전 잠금 해제',
  endSessions: '접속 종료',
  add: '등록',
  change: '변경',
  delete: '삭제',
  rolling: '롤링 요율',
  block: '차단',
  unblock: '차단 해제',
  answer: '답변',
  send: '발송',
  recall: '회수',
  correct: '정정',
  void: '무효',
  request: '요청',
  move: '이동',
  revoke: '회수',
  close: '마감',
  maintenance: '점검',
  refund: '환불',
  hide: '숨김',
  show: '표시',
  pin: '공지 고정',
  unpin: '공지 고정 해제',
  rules: '규칙 변경',
  end: '종료 시각 변경',
};
const fields: Record<string, string> = {
  state: '상태',
  reason: '사유',
  level: '등급',
  tendency: '성향',
  until: '종료',
  kind: '종류',
  amount: '금액',
  account: '계정',
  currency: '통화',
  memberId: '회원번호',
  memberIds: '받은 회원',
  count: '받은 회원 수',
  audience: '받는 사람',
  recalled: '회수한 쪽지',
  sessions: '접속',
  usdRate: '달러 환율',
  bonus: '보너스',
  basisPoints: '지급률',
  capPoints: '최대 지급',
  turnoverPercent: '롤링',
  group: '대상',
  minStake: '최소 베팅',
  maxStake: '최대 베팅',
  maxPayout: '최대 당첨',
  withdrawalDay: '하루 환전',
  fixturePicks: '같은 경기 선택',
  id: '번호',
  title: '제목',
  contents: '내용',
  startsAt: '시작',
  endsAt: '종료',
  createdAt: '등록',
  isForCoin: 'USD 간편 가입 회원 참여',
  eventId: '이벤트',
  debtId: '미수',
  givenUp: '포기한 잔액',
  bankName: '은행',
  useFlag: '사용 여부',
  answer: '답변',
  ip: 'IP',
  status: '경기 상태',
  scores: '점수',
  counts: '코너킥·카드',
  now: '서버 시각',
  siteNoticeFlg: '사이트',
  joinStartEndFlg: '회원가입',
  tetherMaintenanceFlag: '테더 입출금',
  autoLogoutMin: '자동 로그아웃',
  idNiknameBan: '금지어',
  casino: '카지노 롤링 요율',
  slot: '슬롯 롤링 요율',
  mini: '미니게임 롤링 요율',
  code: '쿠폰 코드',
  coupons: '쿠폰 수',
  amountUsd: '달러 금액',
  minLevel: '참여 등급',
  period: '주기',
  points: '포인트',
  needsDeposit: '충전 조건',
  dayPoints: '하루 보상',
  minDeposit: '최소 충전',
  minDepositUsd: '최소 충전(달러)',
  fullPoints: '개근 보상',
  maintenance: '점검',
};
/** Parts of a match by score code, without their sport. */
const parts: Record<string, string> = {
  10: '전반전',
  20: '후반전',
  30: '연장 전반',
  35: '연장 후반',
  40: '연장',
  50: '승부차기',
  100: '최종',
  101: '연장포함',
  102: '승부차기포함',
  live: '진행 점수',
};
/** What fields hold that is one of a few. */
const values = {
  bans: { suspend: '정지', ban: '차단' },
  inquiries: { open: '답변 대기', answering: '답변 중', answered: '답변 완료', closed: '종료' },
  accounts: { money: '보유머니', points: '포인트', tether: '테더' },
  currencies: { KRW: '원', USD: '달러', POINT: '포인트', USDT: '테더' },
  fixtures: {
    1: '예정',
    2: '진행 중',
    3: '종료',
    4: '취소',
    5: '연기',
    6: '중단',
    7: '중도 종료',
    8: '중계 중단',
    9: '곧 시작',
    void: '무효',
  },
  audiences: { one: '회원 한 명', several: '여러 회원', level: '등급', all: '전체 회원' },
  rounds: { open: '진행 중', closed: '종료', refunded: '환불' },
  coupons: { issued: '사용가능', revoked: '회수', open: '진행 중', closed: '마감' },
  uses: { 0: '사용 중지', 1: '사용 중' },
  maintenance: { true: '점검 중', false: '운영 중' },
  signup: { true: '가입 중지', false: '가입 가능' },
  tether: { 0: '운영 중', 1: '점검 중' },
  counts: { corner: '코너킥', card: '카드', 'yellow-card': '경고', 'red-card': '퇴장' } as Record<
    string,
    string
  >,
  sessions: (count: string) => `${count}건`,
  sheets: (count: string) => `${count}장`,
  members: (count: string) => `${count}명`,
  recalled: (count: string) => `${count}통`,
  minutes: (count: string) => `${count}분`,
  words: (count: string) => `${count}개`,
  added: (words: string) => `추가: ${words}`,
  gone: (words: string) => `삭제: ${words}`,
} as const;
/** What is no single thing with an id of its own. */
const targets: Record<string, string> = {
  site: '사이트',
  clock: '서버 시계',
  members: '선택한 회원',
};

const wordOf = (words: Record<string, string>, name: string): string | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined;

/** Names an action; a part that this version does not know stays as it is. @example action('deposit.approve') // '충전 승인' */
function action(name: string): string {
  const [area = '', verb = ''] = name.split('.');
  return [wordOf(areas, area) ?? area, wordOf(verbs, verb) ?? verb].join(' ').trim();
}

/** Names what was done to: a numbered thing by its area; ids stay as they are searched by. @example target('news:3') // '공지 3번' */
function target(name: string): string {
  const [area = '', id = ''] = name.split(':');
  const thing = wordOf(areas, area);
  if (thing !== undefined && /^\d+$/.test(id)) return `${thing} ${id}번`;
  return wordOf(targets, name) ?? name;
}

const nameOf = (words: Record<string, string>, word: string): string | undefined =>
  Object.keys(words).find((name) => words[name] === word);

/** Reads a target as `target` writes it, for the server to find; an id is itself. @example targetNamed('공지 3번') // 'news:3' */
function targetNamed(text: string): string {
  const [, thing = '', id] = /^(.+) (\d+)번$/.exec(text) ?? [];
  const area = nameOf(areas, thing);
  return area === undefined ? (nameOf(targets, text) ?? text) : `${area}:${id}`;
}

/** Words of the audit record. */
export const messages = {
  areas,
  values,
  action,
  target,
  targetNamed,
  field: (name: string) => wordOf(fields, name) ?? name,
  /** @example part('100') // '최종' */
  part: (code: string) => wordOf(parts, code) ?? `${code}구간`,
  /** What a field was where there was nothing in it. */
  none: '없음',
} as const;
