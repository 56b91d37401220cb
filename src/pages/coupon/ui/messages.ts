import type { Dto } from '#contract/types.gen.ts';
import type { Coupon } from '../api';

const states: Record<Dto<'CouponState'>, string> = {
  issued: '사용가능',
  used: '사용완료',
  expired: '기간만료',
  revoked: '회수',
};

const kinds: Record<Coupon['kind'], string> = { money: '머니', points: '포인트' };

export const messages = {
  title: '쿠폰',
  states,
  kinds,
  tabs: '쿠폰 상태',
  register: '쿠폰 등록',
  code: '쿠폰 코드',
  codePlaceholder: '예) ABCD-1234',
  codeForm: '쿠폰 코드를 영문과 숫자 4~20자로 입력해주세요.',
  registerSubmit: '등록',
  registered: (name: string) => `${name} 쿠폰이 등록되었습니다.`,
  registeredBefore: (name: string) => `이미 등록하신 쿠폰입니다. (${name})`,
  unknownCode: '등록되지 않은 쿠폰 코드입니다. 코드를 다시 확인해주세요.',
  closedCode: '기간이 지났거나 모두 소진된 쿠폰 코드입니다.',
  tooManyCodes: '쿠폰 코드를 너무 많이 입력하셨습니다. 잠시 후 다시 등록해주세요.',
  list: '쿠폰 목록',
  failed: '쿠폰을 불러오지 못했습니다.',
  empty: (state: Dto<'CouponState'>) => `${states[state]} 쿠폰이 없습니다.`,
  emptyText: '받으신 쿠폰이 여기에 표시됩니다.',
  until: (at: string) => `${at}까지`,
  changed: { used: '사용', expired: '만료', revoked: '회수', issued: '발급' },
  moneyNote: '사용 후 롤링 100%',
  use: '사용하기',
  useConfirm: ({ name, kind }: Coupon, worthIs: string) =>
    [
      `${name} 쿠폰을 사용하시겠습니까?`,
      `${worthIs} 바로 지급됩니다.`,
      ...(kind === 'money' ? ['받으신 머니에는 롤링 100%가 적용됩니다.'] : []),
    ].join('\n'),
  useYes: '사용하기',
  used: (worthIs: string) => `쿠폰을 사용하여 ${worthIs} 지급되었습니다.`,
  usedBefore: '이미 사용된 쿠폰입니다. 다른 기기에서 먼저 사용되어 한 번만 지급되었습니다.',
  noLonger: '기간이 만료되었거나 회수된 쿠폰입니다.',
  sendFailed: '사용 결과를 확인하지 못했습니다. 다시 누르셔도 한 번만 지급됩니다.',
} as const;
