import type { Dto } from '#contract/types.gen.ts';
import { formatDateTime } from '@/shared/lib/format';

type Action = Dto<'PostDecision'>['action'];

const actionTexts: Record<Action, string> = {
  hide: '작성자와 운영진만 볼 수 있습니다. 신고자와 작성자에게 결과를 쪽지로 알립니다.',
  show: '모든 회원이 볼 수 있습니다. 신고자에게 결과를 쪽지로 알립니다.',
  pin: '게시판의 모든 페이지 맨 위에 공지로 표시합니다.',
  unpin: '공지에서 내리고 일반 글로 표시합니다.',
};

const pinNote = '운영진이 쓴 글만 게시판마다 10개까지 고정할 수 있습니다.';

/** Words of the reported posts. */
export const messages = {
  title: '게시판 신고',
  notes: {
    waiting: '먼저 신고된 순 · 회원 3명이 신고하면 자동으로 숨겨집니다',
    decided: '최근 처리순',
  },
  tabs: '신고 상태',
  states: { waiting: '대기', decided: '처리됨' },
  list: '신고 목록',
  failed: '신고를 불러오지 못했습니다.',
  none: { waiting: '처리할 신고가 없습니다.', decided: '처리한 신고가 없습니다.' },
  search: '작성자·제목·내용 검색',
  columns: {
    kind: '종류',
    board: '게시판',
    text: '제목·내용',
    author: '작성자',
    reports: '신고 수',
    at: '최초 신고',
    state: '상태',
  },
  kinds: { post: '글', reply: '댓글' },
  boards: { free: '자유게시판', crypto: '코인 게시판' },
  postStates: { shown: '공개', hidden: '숨김', deleted: '삭제' },
  panel: '신고 상세',
  writtenAt: '작성',
  decided: '최근 처리',
  by: (who: string, at: number) => `${who} · ${formatDateTime(at)}`,
  reports: (count: number) => `신고 ${count}건`,
  noReports: '처리 후 새로 접수된 신고가 없습니다.',
  reasons: { abuse: '욕설·비방', ad: '광고', personal: '개인정보', flood: '도배', other: '기타' },
  open: '글 보기',
  openHint: '새 창에서 열립니다',
  decide: '신고 처리',
  actions: { hide: '숨기기', show: '보이기', pin: '공지 고정', unpin: '고정 해제' },
  actionText: (action: Action, id: number) =>
    action === 'pin' || action === 'unpin'
      ? `글 번호 ${id}\n${actionTexts[action]}`
      : actionTexts[action],
  done: {
    hide: '숨김 처리했습니다.',
    show: '공개 처리했습니다.',
    pin: '공지로 고정했습니다.',
    unpin: '공지 고정을 해제했습니다.',
  },
  pin: '공지 고정',
  pinNote,
  post: '글 주소',
  postHint: '예: /free/view/12801',
  postWrong: '글 주소 형식이 올바르지 않습니다. 예: /free/view/12801',
  notPinned: pinNote,
  gone: '글이나 댓글을 찾을 수 없습니다.',
} as const;
