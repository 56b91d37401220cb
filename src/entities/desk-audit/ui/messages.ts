import type { AuditArea } from '../lib/record';

const areas: Record<AuditArea, string> = {
  member: '회원',
  signup: '가입',
  deposit: '충전',
  withdrawal: '환전',
  settlement: '정산',
  adjustment: '잔액 조정',
  setting: '설정',
  address: 'IP',
  inquiry: '문의',
  message: '쪽지',
  fixture: '경기 결과',
  news: '공지',
  popup: '팝업',
  bank: '은행',
};
const verbs: Record<string, string> = {
  approve: '승인',
  second: '2차 승인',
  pay: '지급',
  reject: '거절',
  reverse: '회수',
  fail: '반송',
  check: '담당',
  release: '담당 해제',
  suspend: '정지',
  ban: '차단',
  restore: '정지 해제',
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
  correct: '정정',
  void: '무효',
  request: '요청',
  move: '이동',
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
  usdRate: '달러 환율',
  title: '제목',
  contents: '내용',
  startsAt: '시작',
  endsAt: '종료',
  createdAt: '등록',
  bankName: '은행',
  useFlag: '사용',
  answer: '답변',
  ip: 'IP',
};

/** Names an action; a part that this version does not know stays as it is. @example action('deposit.approve') // '충전 승인' */
function action(name: string): string {
  const [area = '', verb = ''] = name.split('.');
  return [areas[area as AuditArea] ?? area, verbs[verb] ?? verb].join(' ').trim();
}

/** Words of the audit record. */
export const messages = {
  areas,
  action,
  field: (name: string) => fields[name] ?? name,
  /** What a field was or became; there was none where it is null. */
  value: (text: string | null) => (text === null || text === '' ? '없음' : text),
} as const;
