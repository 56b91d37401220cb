import { formatCount } from '@/shared/lib/format';

export const messages = {
  title: '메뉴',
  close: '메뉴 닫기',
  pages: '전체 페이지',
  groups: '페이지 묶음',
  settings: '화면 설정',
  access: (count: string) => `현재 접속자 ${count}명`,
  account: '내 정보',
  level: (name: string) => `레벨 ${name}`,
  nextLevel: (percent: number) => ` · 다음 레벨까지 ${percent}%`,
  balance: '보유머니',
  point: '포인트',
  rolling: '롤링',
  count: formatCount,
  marks: {
    event: (count: number) => `참여 가능 ${formatCount(count)}`,
    customer: (count: number) => `새 답변 ${formatCount(count)}`,
  } as Readonly<Record<string, (count: number) => string>>,
} as const;
