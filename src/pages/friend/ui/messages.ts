import { formatCount } from '@/shared/lib/format';
import type { Friend } from '../api';

const states: Record<Friend['state'], string> = {
  applied: '가입대기',
  approved: '이용중',
  left: '이용종료',
};

export const messages = {
  states,
  title: '지인추천 현황',
  failed: '지인추천 현황을 불러오지 못했습니다.',
  code: '내 추천코드',
  link: '초대 링크',
  linkHint: '어느 페이지 주소든 끝에 joinCd를 붙이면 추천코드가 자동으로 입력됩니다.',
  copyCode: '추천코드 복사',
  copyLink: '초대 링크 복사',
  codeCopied: '추천코드를 복사했습니다.',
  linkCopied: '초대 링크를 복사했습니다.',
  copyFailed: (text: string) => `복사하지 못했습니다. 직접 선택해 복사해주세요: ${text}`,
  noCode: '아직 추천코드가 없습니다. 고객센터로 문의해주세요.',
  coinNote:
    '코인 전용 회원은 지인추천 이벤트에 참여하실 수 없습니다. 지인 정산은 테더 정산에서 신청해주세요.',
  summary: '추천 요약',
  friends: '추천 지인',
  approved: '이용중',
  paid: '받은 정산금',
  people: (count: number) => `${formatCount(count)}명`,
  settle: '정산 신청하기',
  list: '추천 지인 목록',
  listFailed: '추천 지인 목록을 불러오지 못했습니다.',
  empty: '아직 추천하신 지인이 없습니다.',
  emptyText: '초대 링크로 가입한 지인이 여기에 표시됩니다.',
  joined: (date: string) => `${date} 가입`,
  deposited: '첫 충전 완료',
  notDeposited: '충전 전',
  brought: '내 몫',
} as const;
