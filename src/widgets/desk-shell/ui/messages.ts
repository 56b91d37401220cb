import { formatKst } from '@/shared/lib/format';

export const messages = {
  desk: '데스크',
  navigation: '데스크 메뉴',
  today: '오늘',
  waiting: '대기',
  groups: { operate: '운영', manage: '관리' },
  sections: {
    member: '회원',
    inquiry: '문의',
    fixture: '경기 결과',
    news: '공지',
    popup: '팝업',
    bank: '은행',
    address: '차단 주소',
    audit: '감사 기록',
  },
  live: '실시간 연결',
  stale: '연결 지연',
  offline: '연결 끊김',
  clock: (now: number) => `서울 ${formatKst(now, 'M월 D일 (dd) HH:mm')}`,
  roles: { manager: '매니저', admin: '관리자' },
  staff: (count: number) => `담당자 ${count}명`,
  waits: (count: number) => `대기 ${count}건`,
} as const;
