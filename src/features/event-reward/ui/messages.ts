import { formatCount } from '@/shared/lib/format';
import type { LeftOut } from '../lib/outcome';

const leftOut: Record<LeftOut, string> = {
  unknown: '찾을 수 없는 회원',
  rewarded: '이미 보상을 받은 회원',
  coinOnly: '참여 대상이 아닌 USD 간편 가입 회원',
  excluded: '자가 이용 제한 중인 회원',
  noAmount: '지갑에 맞는 금액이 없는 회원',
  left: '탈퇴한 회원',
  repeated: '두 번 적힌 회원',
};

/** Words of the rewards that an event gives to many. */
export const messages = {
  title: '보상 지급',
  whoHint: '아이디·닉네임으로 찾아 아래 목록에 추가합니다.',
  add: '추가',
  members: '지급할 회원',
  membersHint:
    '아이디나 회원번호를 한 줄에 하나씩 붙여 넣어주세요. 한 번에 1,000명까지 지급됩니다.',
  loadJoined: '참여자 불러오기',
  joinedNobody: '보상을 받지 않은 참여자가 없습니다.',
  joinedLoaded: (count: number, hasMore: boolean) =>
    hasMore
      ? `참여자 ${formatCount(count)}명을 불러왔습니다. 지급한 뒤 나머지를 다시 불러와주세요.`
      : `참여자 ${formatCount(count)}명을 불러왔습니다.`,
  membersMissing: '지급할 회원을 입력해주세요.',
  membersMany: '한 번에 1,000명까지 지급할 수 있습니다. 나누어 지급해주세요.',
  memberLong: '40자가 넘는 아이디가 있습니다. 한 줄에 하나씩 입력해주세요.',
  account: '지급 수단',
  accounts: { points: '포인트', money: '보유머니' },
  points: '1인당 포인트',
  won: '1인당 원화 금액',
  dollars: '1인당 달러 금액',
  emptyHint: '비워 두면 이 지갑을 쓰는 회원은 제외됩니다.',
  units: { points: 'P', won: '원', dollars: '$' },
  amountWrong: '1부터 100,000,000까지 입력해주세요.',
  dollarsWrong: '0.01부터 1,000,000.00까지 입력해주세요.',
  amountMissing: '원화와 달러 중 하나 이상 입력해주세요.',
  takesTwoNote:
    '24시간 동안 지급한 조정·쿠폰과 합쳐 300,000원부터는 다른 관리자의 2차 승인을 받아야 지급됩니다.',
  check: (count: number) => (count === 0 ? '대상 확인' : `${formatCount(count)}명 대상 확인`),
  planned: '지급 예정',
  result: '지급 결과',
  paid: { planned: '바로 지급', result: '지급 완료' },
  waiting: '2차 승인 대기',
  sum: '합계',
  people: (count: number) => `${formatCount(count)}명`,
  nobody: '지급할 수 있는 회원이 없습니다. 아래 사유를 확인해주세요.',
  leftOutTitle: (count: number) => `제외 ${formatCount(count)}명`,
  leftOut,
  more: (count: number) => `외 ${formatCount(count)}명`,
  pay: '지급',
  payFor: (count: number) => `${formatCount(count)}명에게 지급`,
  payText: (paid: number, waiting: number, sum: string) =>
    `${formatCount(paid + waiting)}명에게 모두 ${sum} 지급합니다.${
      waiting > 0
        ? `\n이 중 ${formatCount(waiting)}명은 다른 관리자의 2차 승인을 받아야 지급됩니다.`
        : ''
    }`,
  done: (paid: number, waiting: number) =>
    waiting > 0
      ? `${formatCount(paid)}명에게 지급했습니다. ${formatCount(waiting)}명은 2차 승인을 기다립니다.`
      : `${formatCount(paid)}명에게 지급했습니다.`,
  gone: '이미 삭제된 이벤트입니다. 목록을 새로 불러와 주세요.',
} as const;
