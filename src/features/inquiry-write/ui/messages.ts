import { formatCount } from '@/shared/lib/format';

export const messages = {
  title: '문의하기',
  kind: '문의 유형',
  subject: '제목',
  subjectPlaceholder: '제목을 입력해주세요',
  subjectRule: '제목을 2~60자로 입력해주세요.',
  contents: '내용',
  contentsPlaceholder: '문의하실 내용을 입력해주세요',
  contentsRule: '내용을 2~1,000자로 입력해주세요.',
  counted: (length: number) => `${formatCount(length)} / 1,000`,
  account: '입금하실 계좌는 확인 후 쪽지로 안내해드립니다.',
  submit: '문의하기',
  submitAccount: '계좌문의',
  sent: '문의가 접수되었습니다.',
  wait: '문의는 1분 30초 후에 다시 하실 수 있습니다.',
  close: '닫기',
} as const;
