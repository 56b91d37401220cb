import type { Dto } from '#contract/types.gen.ts';

const obstacles: Record<Dto<'LeaveObstacle'>, string> = {
  BALANCE: '보유머니가 남아 있습니다. 환전하신 후 신청해주세요.',
  OPEN_BETS: '진행 중인 베팅이 있습니다. 결과가 나온 후 신청해주세요.',
  OPEN_DEPOSIT: '처리 중인 충전신청이 있습니다.',
  OPEN_WITHDRAWAL: '처리 중인 환전신청이 있습니다.',
};

export const messages = {
  title: '회원정보',
  failed: '회원정보를 불러오지 못했습니다.',
  level: '등급',
  levelTop: '운영자가 지정하는 등급이거나 최고 등급입니다.',
  levelNext: (name: string) => `다음 등급 ${name}까지 누적 충전`,
  levelDone: (done: string, required: string) => `${done} / ${required}`,
  levelReady: '조건을 채우셨습니다. 확인 후 등급이 올라갑니다.',
  levelRest: (rest: string) => `${rest} 더 충전하시면 신청 대상이 됩니다.`,
  account: '계정',
  userId: '아이디',
  nickname: '닉네임',
  joined: '가입일',
  phone: '휴대폰 번호',
  bank: '환전 계좌',
  bankOf: (bank: string, number: string, holder: string) => `${bank} ${number} ${holder}`,
  none: '등록되지 않음',
  changeNote: '닉네임, 휴대폰 번호, 환전 계좌는 고객센터에서 변경해드립니다.',
  security: '비밀번호',
  changePassword: '비밀번호 변경',
  changeWithdraw: '환전 비밀번호 변경',
  devices: '로그인한 기기',
  unknownDevice: '알 수 없는 기기',
  current: '이 기기',
  signOut: '다른 기기 로그아웃',
  signIns: '최근 로그인',
  accepted: '성공',
  refused: '실패',
  preference: '알림·공개 설정',
  preferences: { receivesNews: '소식 쪽지 받기', isInHallOfFame: '명예의 전당에 표시' },
  preferenceNotes: {
    receivesNews:
      '끄시면 전체 안내와 이벤트 쪽지가 오지 않습니다. 문의 답변과 개별 안내는 그대로 받습니다.',
    isInHallOfFame:
      '닉네임은 일부만 표시됩니다. 끄시면 지난 기록까지 명예의 전당과 최근 적중에서 빠집니다.',
  },
  preferenceSaved: '설정이 저장되었습니다.',
  leave: '회원 탈퇴',
  leaveText: '탈퇴하시면 다시 로그인하실 수 없고, 같은 아이디로 가입하실 수 없습니다.',
  obstacle: (code: Dto<'LeaveObstacle'>) => obstacles[code],
  leaveSubmit: '탈퇴 신청',
} as const;
