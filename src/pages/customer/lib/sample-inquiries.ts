import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { kstInstant } from '@/shared/lib/format';
import { openedPage } from '@/shared/lib/test-page';
import type { InquiryDetail, InquirySummary } from '../api';
import { customerPage, customerViewPage } from '../page';

type Answers = Parameters<typeof openedPage>[1];

/** A question about a withdrawal of 21 November 2026, 14:12 in Seoul. */
export function makeInquiry(part: Partial<InquiryDetail> = {}): InquiryDetail {
  return {
    id: 'inq_3',
    kind: 'charge',
    title: '환전 처리 시간이 궁금합니다',
    contents: '13시 40분에 30만원 환전신청했는데 아직 신청 상태입니다. 보통 얼마나 걸리나요?',
    createdAt: kstInstant('2026-11-21 14:12:00'),
    state: 'open',
    closesAt: null,
    lines: [],
    ...part,
  };
}

/** The same, answered, asked further and answered again. */
export const answered = makeInquiry({
  state: 'answered',
  closesAt: kstInstant('2026-11-29 09:05:00'),
  lines: [
    {
      by: 'staff',
      text: '안녕하세요, 한강바람님.\n은행 점검으로 처리가 늦어졌습니다. 14시 30분에 완료 처리해드렸으니 거래내역에서 확인 부탁드립니다.',
      at: kstInstant('2026-11-21 14:32:00'),
    },
    {
      by: 'asker',
      text: '확인했습니다. 은행 점검 시간은 어디서 볼 수 있나요?',
      at: kstInstant('2026-11-21 14:40:00'),
    },
    {
      by: 'staff',
      text: '환전 화면 위쪽 안내에 은행별 점검 시간이 표시됩니다.',
      at: kstInstant('2026-11-22 09:05:00'),
    },
  ],
});

const row = (part: Partial<InquirySummary>): InquirySummary => ({
  id: 'inq_3',
  kind: 'charge',
  title: '환전 처리 시간이 궁금합니다',
  createdAt: kstInstant('2026-11-21 14:12:00'),
  state: 'answered',
  isNew: true,
  ...part,
});

/** One of each state, the newest first. */
export const inquiryRows: readonly InquirySummary[] = [
  row({
    id: 'inq_5',
    kind: 'bet',
    title: '적특 처리된 경기 배당 문의',
    state: 'open',
    createdAt: kstInstant('2026-11-21 18:31:00'),
    isNew: false,
  }),
  row({
    id: 'inq_4',
    kind: 'account',
    title: '계좌문의',
    state: 'answering',
    createdAt: kstInstant('2026-11-21 18:05:00'),
    isNew: false,
  }),
  row({}),
  row({
    id: 'inq_1',
    kind: 'member',
    title: '닉네임 변경이 가능한가요',
    state: 'closed',
    createdAt: kstInstant('2026-11-09 21:15:00'),
    isNew: false,
  }),
];

const ordinary: Answers = {
  'GET /customer': { body: { data: inquiryRows, nextCursor: null } },
  'GET /customer/inq_3': { body: answered },
};

/** The parameters of a story of the list, as a member finds it. */
export const listed = (answers: Answers = {}) =>
  openedPage(
    customerPage,
    { ...ordinary, ...answers },
    { values: [[$member, memberKinds.ordinary]] },
  );

export const viewed = (answers: Answers = {}) =>
  openedPage(
    customerViewPage,
    { ...ordinary, ...answers },
    { params: { id: 'inq_3' }, values: [[$member, memberKinds.ordinary]] },
  );
