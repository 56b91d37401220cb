import type { Dto } from '#contract/types.gen.ts';
import { SETTLEMENT_LABEL, slipLabelText } from '#rules/leg-result.ts';
import { ENTRY, entryOf } from '#rules/ledger.ts';
import { formatAmount, formatMoney, formatPoint } from '@/shared/lib/format';

export type StatementLine = Dto<'StatementLine'>;
/** The bet that a line was booked for. */
export type StatementBet = NonNullable<Dto<'StatementLine'>['bet']>;
export type StatementSummary = Dto<'StatementSummary'>;
export type StatementCategory = Dto<'StatementLine'>['category'];
export type StatementCurrency = Dto<'StatementSummary'>['currency'];

/** Names what was booked; an entry that this version does not know by its number. */
export function entryLabel(code: number): string {
  return entryOf(code)?.label ?? String(code);
}

/**
 * Names what a line was booked for: a pay-out of a void bet is its stake come back, and the stake that a bet in play was held
 * for is a bet once it waits no more.
 */
export function lineLabel({
  code,
  category,
  bet,
}: Pick<StatementLine, 'code' | 'category' | 'bet'>): string {
  if (category === 'void') return slipLabelText(SETTLEMENT_LABEL.refunded);
  const isHeldBefore = code === ENTRY.betHold.code && bet !== null && !bet.isPending;
  return entryLabel(isHeldBefore ? ENTRY.betStake.code : code);
}

/** Writes an amount with its unit. @example formatBalance(2400, 'POINT') // '2,400P' */
export function formatBalance(minor: number, currency: StatementCurrency): string {
  return currency === 'POINT' ? formatPoint(minor) : formatMoney(minor, currency);
}

/** Writes an amount without its unit. */
export function formatPlain(minor: number, currency: StatementCurrency): string {
  return formatAmount(minor, currency === 'USD' ? 'USD' : 'KRW');
}

function signed(minor: number, text: string): string {
  return `${minor > 0 ? '+' : minor < 0 ? '−' : ''}${text}`;
}

/** Writes what came or went, without its unit. @example formatChange(-10000, 'KRW') // '−10,000' */
export function formatChange(minor: number, currency: StatementCurrency): string {
  return signed(minor, formatPlain(Math.abs(minor), currency));
}

/** Writes what came or went. @example formatResult(-10000, 'KRW') // '−10,000원' */
export function formatResult(minor: number, currency: StatementCurrency): string {
  return signed(minor, formatBalance(Math.abs(minor), currency));
}

/**
 * Points as a chart over time can draw them: of several lines of one instant the last, which is where the balance had got to.
 * Oldest first.
 */
export function lastOfInstants(points: StatementSummary['points']): StatementSummary['points'] {
  return points.filter(({ at }, index) => points[index + 1]?.at !== at);
}
