export { bonusPoints, depositTurnover } from '#rules/deposit.ts';
export { type AmountTerms, checkAmount } from '#rules/money-refusals.ts';
export { MAX_WITHDRAW_TRIES } from '#rules/withdrawal.ts';
