import type { MoneyRefusal } from '@/shared/api';
import { formatMoney, formatPoint } from '@/shared/lib/format';
import type { Conversion, PointTerms } from '../api';

function refusal({ code, limit = 0 }: MoneyRefusal): string {
  switch (code) {
    case 'AMOUNT_TOO_SMALL':
      return `최소 ${formatPoint(limit)}부터 전환하실 수 있습니다.`;
    case 'AMOUNT_UNIT':
      return `${formatPoint(limit)} 단위로 입력해주세요.`;
    case 'INSUFFICIENT_FUNDS':
      return `보유 포인트가 부족합니다. (보유 ${formatPoint(limit)})`;
    case 'WAIT':
      return '오늘 전환 횟수를 모두 사용하셨습니다. 내일 다시 전환해주세요.';
    default:
      return '포인트 전환이 제한된 계정입니다. 고객센터로 문의해주세요.';
  }
}

export const messages = {
  refusal,
  pointTitle: '포인트 전환',
  moneyTitle: '머니 전환',
  close: '닫기',
  points: '전환할 포인트',
  unit: 'P',
  wholePoints: '1P 단위로 입력해주세요.',
  missing: '전환할 포인트를 입력해주세요.',
  all: '전체',
  /** @example add(10_000) // '+1만' */
  add: (points: number) => (points < 10_000 ? `+${points / 1_000}천` : `+${points / 10_000}만`),
  quick: '빠른 포인트',
  balance: '보유 포인트',
  money: '받을 머니',
  minimum: '최소 전환',
  minimumOf: ({ min, unit }: PointTerms) => `${formatPoint(min)}부터 ${formatPoint(unit)} 단위`,
  times: '오늘 남은 횟수',
  timesOf: ({ timesLeft, timesADay }: PointTerms) => `${timesLeft} / ${timesADay}회`,
  turnover: '롤링 조건',
  turnoverOf: ({ turnoverPercent }: PointTerms) => `받은 머니의 ${turnoverPercent}%`,
  rate: '적용 환율',
  rateOf: (rate: number) => `$1 = ${(rate / 10_000).toLocaleString('ko-KR')}P`,
  submit: (money: string) => `${money} 받기`,
  submitEmpty: '전환하기',
  sendFailed: '전환 결과를 확인하지 못했습니다. 다시 누르셔도 한 번만 전환됩니다.',
  converted: ({ points, amount, currency }: Conversion) =>
    `포인트 전환 완료: ${formatPoint(points)} → ${formatMoney(amount, currency)}`,
} as const;
