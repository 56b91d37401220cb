import { listTexts } from '@/shared/copy';
import { formatCount, formatKst, formatShortDateTime } from '@/shared/lib/format';
import type { InquiryDetail } from '../api';
import type { CustomerSearch } from '../search';

type State = InquiryDetail['state'];

const states: Record<State, string> = {
  open: '접수',
  answering: '확인중',
  answered: '답변완료',
  closed: '종료',
};

/** What there is to wait for, below what was said. */
const notes: Record<State, string> = {
  open: '문의가 접수되었습니다. 확인 후 답변해드립니다.',
  answering: '담당자가 확인하고 있습니다.',
  answered: '답변은 쪽지로도 보내드렸습니다.',
  closed: '종료된 문의입니다.',
};

const shows: Record<CustomerSearch['state'], string> = { all: '전체', ...states };

export const messages = {
  title: '고객센터',
  note: '24시간 접수',
  menu: '고객센터 메뉴',
  inquiries: '1:1 문의',
  messages: '쪽지함',
  rules: '이용규정',
  write: '문의하기',
  account: '계좌문의',
  accountTitle: '입금 계좌가 필요하신가요?',
  accountText: '확인 후 쪽지로 안내해드립니다.',
  filter: '문의 상태',
  shows,
  states,
  list: '문의 목록',
  listTexts: { ...listTexts, failed: '문의를 불러오지 못했습니다.' },
  empty: '문의 내역이 없습니다.',
  emptyText: '궁금하신 점을 남겨주시면 확인 후 답변해드립니다.',
  isNew: '새 답변',
  at: (at: number) => formatShortDateTime(at),
  lookupOfMember: '로그인 전에 남긴 비회원 문의',
  lookupOfGuest: '비회원 문의 조회',
  lookupText: '접수할 때 받은 조회 키로 답변을 보실 수 있습니다.',
  guest: '비회원 문의',
  guestText: '로그인하지 않아도 24시간 문의하실 수 있습니다.',
  one: '문의 내용',
  toList: '문의 목록으로',
  choose: '문의를 선택해주세요.',
  chooseText: '왼쪽 목록에서 문의를 선택하면 내용을 보실 수 있습니다.',
  missing: '볼 수 없는 문의입니다.',
  missingText: '삭제되었거나 주소가 올바르지 않습니다.',
  said: '문의 대화',
  me: '내 문의',
  staff: '고객센터',
  day: (at: number) => formatKst(at, 'YYYY-MM-DD dddd'),
  notes,
  noteOf: ({ state, kind }: InquiryDetail) =>
    state === 'answered' && kind === 'nonmember'
      ? '답변은 남겨주신 연락처로도 안내해드립니다.'
      : notes[state],
  further: '추가 문의',
  furtherPlaceholder: '추가 문의를 입력해주세요',
  furtherRule: '추가 문의를 2~1,000자로 입력해주세요.',
  counted: (length: number) => `${formatCount(length)} / 1,000`,
  send: '보내기',
  closesAt: (at: number) =>
    `더 궁금한 점은 이어서 남겨주세요. ${formatShortDateTime(at)}까지 글이 없으면 종료됩니다.`,
  end: '문의 종료',
  endText: '문의를 종료하시겠습니까? 종료한 문의에는 글을 더 남기실 수 없습니다.',
  ended: '문의가 종료되었습니다.',
  withdraw: '문의 삭제',
  withdrawText: '문의를 삭제하시겠습니까? 삭제한 문의는 되돌릴 수 없습니다.',
  withdrawn: '문의가 삭제되었습니다.',
  takenUp: '이미 확인 중인 문의는 삭제하실 수 없습니다.',
  moved: '문의 상태가 바뀌었습니다. 다시 확인해주세요.',
  wait: '문의는 1분 30초 후에 다시 하실 수 있습니다.',
} as const;
