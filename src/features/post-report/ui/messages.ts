import type { Dto } from '#contract/types.gen.ts';
import { formatCount } from '@/shared/lib/format';

const reasons: Record<Dto<'PostReportReason'>, string> = {
  abuse: '욕설·비방',
  personal: '개인정보 노출',
  ad: '다른 사이트 홍보·광고',
  flood: '도배·반복 글',
  other: '기타',
};

export const messages = {
  titles: { post: '글 신고', reply: '댓글 신고' },
  close: '신고 닫기',
  lead: '운영팀이 확인한 뒤 결과를 쪽지로 알려드립니다.',
  reason: '신고 사유',
  reasons,
  noReason: '신고 사유를 선택해주세요.',
  note: '자세한 내용 (선택)',
  count: (count: number, most: number) => `${formatCount(count)} / ${formatCount(most)}`,
  longNote: '200자 이내로 입력해주세요.',
  submit: '신고하기',
  done: '신고가 접수되었습니다.',
} as const;
