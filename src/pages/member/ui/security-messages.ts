import { moneyWith } from '@/shared/lib/particle';

export const messages = {
  close: '닫기',
  currentPassword: '현재 비밀번호',
  wrongPassword: '현재 비밀번호가 일치하지 않습니다. 5회 연속 틀리면 로그아웃됩니다.',
  signOutTitle: '다른 기기 로그아웃',
  signOutText:
    '이 기기를 제외한 모든 기기에서 로그아웃되고, 등록된 기기 목록이 지워집니다. 비밀번호를 입력해주세요.',
  signOutSubmit: '로그아웃하기',
  signedOut: '다른 모든 기기에서 로그아웃되었습니다.',
  leaveTitle: '회원 탈퇴',
  leaveText:
    '탈퇴를 신청하시면 바로 로그아웃되고 다시 로그인하실 수 없습니다. 남은 포인트와 쿠폰은 사용하실 수 없으며, 같은 아이디로 다시 가입하실 수 없습니다.',
  restText: (rest: number, currency: 'KRW' | 'USD') =>
    `환전할 수 없는 잔액 ${moneyWith(rest, currency, '이/가')} 남아 있습니다. 포기하지 않으시려면 고객센터에 문의해주세요.`,
  givesUp: (rest: number, currency: 'KRW' | 'USD') =>
    `남은 ${moneyWith(rest, currency, '을/를')} 포기합니다.`,
  givesUpMissing: '남은 금액을 포기하는 데 동의해주세요.',
  leaveSubmit: '탈퇴 신청',
  left: '탈퇴 신청이 접수되었습니다. 30일 안에는 고객센터에 요청하시면 취소하실 수 있습니다. 이용해주셔서 감사합니다.',
  leaveRefused:
    '보유머니나 진행 중인 베팅·충전·환전이 있어 탈퇴하실 수 없습니다. 정리하신 후 다시 신청해주세요.',
  withdrawTitle: '환전 비밀번호 변경',
  currentWithdraw: '현재 환전 비밀번호',
  newWithdraw: '새 환전 비밀번호',
  newWithdrawConfirm: '새 환전 비밀번호 확인',
  withdrawHint: '숫자 4자리',
  withdrawSubmit: '변경',
  withdrawChanged: '환전 비밀번호가 변경되었습니다.',
  sameWithdrawPassword: '현재 환전 비밀번호와 다르게 입력해주세요.',
} as const;
