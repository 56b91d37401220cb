interface Adjusting {
  nickname: string;
  /** What the account is called. */
  account: string;
  /** Without a sign, as it is written; `isWon` when it is read as won. */
  amount: string;
  isWon: boolean;
  isTaking: boolean;
  takesTwo: boolean;
}

/** Who gets or loses how much of what. */
function adjustText({ nickname, account, amount, isWon, isTaking, takesTwo }: Adjusting): string {
  const whose = isTaking ? '회원에게서' : '회원에게';
  const what = `${account} ${amount}${isWon ? '을' : '를'} ${isTaking ? '회수' : '지급'}합니다.`;
  return `${nickname} ${whose} ${what}${takesTwo ? '\n다른 관리자가 2차 승인해야 반영됩니다.' : ''}`;
}

/** Words of what staff does to a member. */
export const messages = {
  panel: '회원 처리',
  tools: { adjust: '조정', standing: '등급', rate: '롤링', note: '메모', measure: '조치' },
  account: '대상',
  accounts: { money: '보유머니', points: '포인트', tether: '테더' },
  direction: '구분',
  directions: { give: '지급', take: '회수' },
  event: '이벤트 보상',
  noEvent: '해당 없음',
  eventGives: '이벤트 보상은 보유머니나 포인트로만 지급할 수 있습니다.',
  eventGivenBefore: '이미 이 이벤트의 보상을 받았거나 참여 대상이 아닌 회원입니다.',
  amount: '금액',
  units: { KRW: '원', USD: '$', POINT: 'P', USDT: 'USDT' },
  amountWrong: '0보다 큰 금액을 입력해주세요.',
  insufficient: '잔액보다 많이 회수할 수 없습니다.',
  beforeAfter: '조정 전후',
  takesTwo: '300,000원 이상은 다른 관리자의 2차 승인이 필요합니다.',
  takesTwoNote: '24시간 동안 지급한 조정·쿠폰과 합쳐 300,000원 이상이면 2인 승인이 필요합니다.',
  adjustSubmit: (amount: string, isTaking: boolean) => `${amount} ${isTaking ? '회수' : '지급'}`,
  adjust: '조정하기',
  adjustTitle: '잔액 조정',
  adjustConfirm: (isTaking: boolean) => (isTaking ? '회수' : '지급'),
  adjustText,
  adjusted: '조정했습니다.',
  adjustWaits: '조정을 요청했습니다. 다른 관리자의 2차 승인을 기다립니다.',
  level: '등급',
  levelName: (name: string) => `${name} 등급`,
  tendency: '성향',
  tendencyHint: '0은 일반입니다.',
  tendencyWrong: '0에서 99 사이로 입력해주세요.',
  standingSubmit: '등급·성향 저장',
  category: '종류',
  rollingCategories: { casino: '카지노', slot: '슬롯', mini: '미니게임' },
  percent: '적립률 (%)',
  rateUnknown: '회원 정보를 다시 불러온 뒤 입력해주세요.',
  rateWrong: (least: number, most: number) =>
    `${least / 100}%에서 ${most / 100}% 사이로 소수점 둘째 자리까지 입력해주세요.`,
  rateNow: (basisPoints: number) => `현재 ${basisPoints / 100}%`,
  rateBounds: (least: number, most: number) => `설정 범위 ${least / 100}~${most / 100}%`,
  rateSubmit: '적립률 저장',
  rateNote: '다음 정산부터 적용되며, 총판보다 높거나 하위 회원보다 낮게 정할 수 없습니다.',
  note: '메모',
  noteHint: '회원에게 보이지 않으며 수정하거나 지울 수 없습니다.',
  noteMissing: '메모를 입력해주세요.',
  noteLong: '메모는 1,000자까지 입력할 수 있습니다.',
  noteSubmit: '메모 남기기',
  measure: '조치',
  measures: {
    suspend: '정지',
    ban: '차단',
    restore: '정지 해제',
    takeBack: '탈퇴 되돌리기',
    confirmLeaving: '탈퇴 확정',
    signOut: '접속 모두 종료',
    unlock: '환전 잠금 해제',
    block: 'IP 차단',
  },
  days: '정지 기간',
  day: { '1': '1일', '3': '3일', '7': '7일', '30': '30일', '0': '해제할 때까지' },
  ip: 'IP 주소',
  ipPlaceholder: '접속 기록에서 선택',
  ipMissing: '차단할 IP를 선택해주세요.',
  measureText: (nickname: string, measure: string, reason: string) =>
    `${nickname} 회원: ${measure}\n사유: ${reason}`,
  cared: {
    suspend: '회원을 정지했습니다.',
    ban: '회원을 차단했습니다.',
    restore: '정지를 해제했습니다.',
    takeBack: '탈퇴를 되돌렸습니다. 회원이 다시 로그인할 수 있습니다.',
    confirmLeaving: '탈퇴를 확정했습니다.',
    signOut: '접속을 모두 종료했습니다.',
    unlock: '환전 잠금을 해제했습니다.',
    block: 'IP를 차단했습니다.',
    standing: '등급과 성향을 저장했습니다.',
    rate: '롤링 적립률을 저장했습니다.',
    note: '메모를 남겼습니다.',
  },
  moved: '지금 상태에서는 할 수 없습니다. 최신 상태로 바꾸었습니다.',
} as const;
