import type { Dto } from '#contract/types.gen.ts';

/** What questions to staff are about. */
export const inquiryKinds: Readonly<Record<Dto<'InquiryKind'>, string>> = {
  nonmember: '비회원',
  password: '비밀번호',
  account: '계좌',
  bet: '베팅',
  charge: '입출금',
  member: '회원정보',
  etc: '기타',
};
