import type { Dto } from '#contract/types.gen.ts';
import { levelName } from '@/entities/member';
import { formatMoney, formatPoint } from '@/shared/lib/format';
import { parseWhole } from '@/shared/lib/typed-number';
import { messages } from '../ui/messages';

/** A coupon of a member, as staff sees it. Amounts in minor units of its currency. */
export type DeskCoupon = Readonly<Dto<'DeskCoupon'>>;
/** What members type for a coupon. */
export type CouponCode = Readonly<Dto<'CouponCode'>>;
export type CouponGrant = Readonly<Dto<'CouponGrant'>>;

/** Writes what a coupon gives, with its unit. */
export function worthOf({ amount, currency }: Pick<DeskCoupon, 'amount' | 'currency'>): string {
  return currency === 'POINT' ? formatPoint(amount) : formatMoney(amount, currency);
}

/** The same of a code, in each wallet that it is for. */
export function codeWorth({
  kind,
  amount,
  amountUsd,
}: Pick<CouponCode, 'kind' | 'amount' | 'amountUsd'>): string {
  const won =
    amount === null ? null : worthOf({ amount, currency: kind === 'points' ? 'POINT' : 'KRW' });
  const dollars = amountUsd === null ? null : formatMoney(amountUsd, 'USD');
  return [won, dollars].filter((text) => text !== null).join(' · ');
}

/** Which members a code is for. */
export function audienceOf({ account, level }: Pick<CouponCode, 'account' | 'level'>): string {
  const who = messages.accounts[account];
  return level === null ? who : `${who} · ${messages.level(levelName(level))}`;
}

/** Who or what gave a coupon. */
export function giverOf({ code, by }: Pick<DeskCoupon, 'code' | 'by'>): string {
  if (code !== null) return messages.byCode(code);
  return by ?? messages.bySite;
}

/** Ids as they are typed or pasted from a column, each once. */
export function userIdsOf(text: string): string[] {
  const ids = text.split(/[\s,;]+/).filter((id) => id !== '');
  return [...new Map(ids.map((id) => [id.toLowerCase(), id])).values()];
}

/** Reads dollars as cents; null for what is no such amount. @example centsOf('12.5') // 1250 */
export function centsOf(text: string): number | null {
  const [, whole = '', part = ''] =
    /^(\d{1,4})(?:\.(\d{1,2}))?$/.exec(text.normalize('NFKC').replaceAll(/[,\s]/g, '')) ?? [];
  const cents = parseWhole(`${whole}${part.padEnd(2, '0')}`);
  return whole !== '' && typeof cents === 'number' && cents >= 1 && cents <= 100_000 ? cents : null;
}
