import { moneyText, type Sum } from '../../lib/money-text.ts';

interface Named extends Sum {
  name: string;
}

interface Letter {
  title: string;
  contents: string;
}

const couponText = (coupon: Named) => `${coupon.name} 쿠폰(${moneyText(coupon)})`;

export function givenMessage(coupon: Named, validDays: number): Letter {
  return {
    title: '쿠폰이 지급되었습니다',
    contents: `${couponText(coupon)}이 지급되었습니다.\n${validDays}일 안에 쿠폰 메뉴에서 사용해 주세요.`,
  };
}

export function revokedMessage(coupon: Named, reason: string): Letter {
  return {
    title: '쿠폰이 회수되었습니다',
    contents: `${couponText(coupon)}이 회수되었습니다.\n사유: ${reason}`,
  };
}
