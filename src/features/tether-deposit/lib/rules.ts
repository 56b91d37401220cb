export { checkAmount } from '#rules/money-refusals.ts';
export { TETHER_KEPT_MS, TETHER_PART_MS, tetherCredit, tetherWorth } from '#rules/tether.ts';
