import { DEFAULT_USD_RATE } from '#rules/limits.ts';

/** Won a dollar in ten-thousandths, as staff has set it or else as it is at first: an expression of SQL. */
export const USD_RATE = `coalesce((select (value #>> '{}')::int from setting where key = 'usdRate'), ${DEFAULT_USD_RATE})`;
