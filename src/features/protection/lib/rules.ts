export {
  BREAK_DAYS,
  breakUntil,
  exclusionUntil,
  limitChange,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  PERIOD_MINUTES,
  RAISE_WAIT_MS,
} from '#rules/protection.ts';
