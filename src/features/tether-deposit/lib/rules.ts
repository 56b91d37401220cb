export { checkAmount } from '#rules/money-refusals.ts';
export { TETHER_KEPT_MS, tetherWorth } from '#rules/tether.ts';
