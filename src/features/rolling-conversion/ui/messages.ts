import type { MoneyRefusal } from '@/shared/api';
import { type Currency, formatMoney } from '@/shared/lib/format';
import type { Rolling, RollingConversion } from '../api';

type Category = Rolling['rates'][number]['category'];

const categories: Record<Category, string> = {
  casino: '카지노 롤링',
  slot: '슬롯 롤링',
  mini: '미니게임 롤링',
};

function refusal({ code, limit = 0 }: MoneyRefusal, currency: Currency): string {
  switch (code) {
    case 'AMOUNT_TOO_SMALL':
      return `최소 ${formatMoney(limit, currency)}부터 전환하실 수 있습니다.`;
    case 'INSUFFICIENT_FUNDS':
      return `보유 롤링이 부족합니다. (보유 ${formatMoney(limit, currency)})`;
    default:
      return '롤링 전환이 제한된 계정입니다. 고객센터로 문의해주세요.';
  }
}

export const messages = {
  categories,
  refusal,
  title: '롤링 콤프',
  failed: '롤링 정보를 불러오지 못했습니다.',
  table: '종류별 롤링',
  category: '구분',
  rate: '적립률',
  rateOf: (basisPoints: number) => `${basisPoints / 100}%`,
  agent: '총판',
  agentOf: (nickname: string, basisPoints: number) => `${nickname} ${basisPoints / 100}%`,
  noAgent: '없음',
  before: '전환 전',
  after: '전환 후',
  total: '총 롤링금액',
  earned: '누적 적립',
  agency: '총판 적립',
  agencyMembers: '하위 회원',
  people: (count: string) => `${count}명`,
  agencyTotal: '총판 적립 합계',
  agencyNote: '하위 회원의 베팅에서 적립률 차이만큼 적립된 금액이며, 누적 적립에 포함됩니다.',
  amount: '전환할 금액',
  unit: { KRW: '원', USD: '$' },
  wholeWon: '1원 단위로 입력해주세요.',
  missing: '전환할 금액을 입력해주세요.',
  all: '전체 금액',
  submit: '롤링 전환',
  note: (min: string) => `${min}부터 바로 머니로 전환됩니다. 롤링 조건은 붙지 않습니다.`,
  sendFailed: '전환 결과를 확인하지 못했습니다. 다시 누르셔도 한 번만 전환됩니다.',
  converted: ({ amount, currency, after }: RollingConversion) =>
    `롤링 전환 완료: ${formatMoney(amount, currency)} (남은 롤링 ${formatMoney(after.total, currency)})`,
} as const;
