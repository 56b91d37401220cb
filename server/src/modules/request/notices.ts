import { moneyText, type Sum } from '../../lib/money-text.ts';
import type { StepContext } from './service.ts';

/** What its member reads of a decision, among the messages. */
export interface Notice {
  title: string;
  contents: string;
}

/** By the state that the step led to; null for what is no news to its member. */
export type NoticeOf<Details extends object, Facts extends object = object> = (
  step: StepContext<Details>,
  facts: Facts,
) => Notice | null;

const TO_CUSTOMER = '이미 입금하셨다면 고객센터로 문의해 주세요.';

function notice(title: string, contents: string, reason: string | null = null): Notice {
  return { title, contents: reason === null ? contents : `${contents}\n사유: ${reason}` };
}

function bonusText(amount: number): string {
  if (amount === 0) return '';
  const points = moneyText({ amount, currency: 'POINT' });
  return `\n보너스 ${points}는 롤링 조건을 충족하면 포인트로 지급됩니다.`;
}

export const depositNotice: NoticeOf<Sum & { bonusPoints: number }> = ({ request, reason }) => {
  const { details } = request;
  const amount = moneyText(details);
  switch (request.state) {
    case 'approved':
      return notice(
        '충전이 완료되었습니다',
        `${amount} 충전이 완료되었습니다.${bonusText(details.bonusPoints)}`,
      );
    case 'rejected':
      return notice('충전신청이 거절되었습니다', `${amount} 충전신청이 거절되었습니다.`, reason);
    case 'expired':
      return notice(
        '충전신청이 만료되었습니다',
        `${amount} 충전신청의 입금 시간이 지났습니다. ${TO_CUSTOMER}`,
      );
    case 'reversed':
      return notice('충전이 회수되었습니다', `${amount} 충전이 회수되었습니다.`, reason);
    default:
      return null;
  }
};

export const withdrawalNotice: NoticeOf<Sum> = ({ request, reason }) => {
  const amount = moneyText(request.details);
  switch (request.state) {
    case 'paid':
      return notice('환전이 완료되었습니다', `${amount} 환전이 완료되었습니다.`);
    case 'rejected':
      return notice(
        '환전신청이 거절되었습니다',
        `${amount} 환전신청이 거절되어 보유머니로 돌려드렸습니다.`,
        reason,
      );
    case 'failed':
      return notice(
        '환전이 반송되었습니다',
        `${amount} 환전이 반송되어 보유머니로 돌려드렸습니다.`,
        reason,
      );
    default:
      return null;
  }
};

/** `credit` is what came, which may be another amount than the requested one. */
export const tetherNotice: NoticeOf<Sum, { credit: number }> = (
  { request, reason },
  { credit },
) => {
  const { currency } = request.details;
  const amount = moneyText(request.details);
  switch (request.state) {
    case 'credited':
      return notice(
        '테더충전이 완료되었습니다',
        `${moneyText({ amount: credit, currency })} 테더충전이 완료되었습니다.`,
      );
    case 'rejected':
      return notice(
        '테더충전신청이 거절되었습니다',
        `${amount} 테더충전신청이 거절되었습니다.`,
        reason,
      );
    case 'expired':
      return notice(
        '테더충전신청이 만료되었습니다',
        `${amount} 테더충전신청의 입금 시간이 지났습니다. ${TO_CUSTOMER}`,
      );
    default:
      return null;
  }
};

export const settlementNotice: NoticeOf<Sum> = ({ request, reason }) => {
  const amount = moneyText(request.details);
  switch (request.state) {
    case 'approved':
      return notice('정산금이 지급되었습니다', `${amount} 정산금이 보유머니로 지급되었습니다.`);
    case 'rejected':
      return notice('정산신청이 거절되었습니다', `${amount} 정산신청이 거절되었습니다.`, reason);
    default:
      return null;
  }
};
