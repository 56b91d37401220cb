import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[2] });

export const list = sliceStyle({ ...tabular, display: 'grid', gap: vars.space[3], margin: 0 });

/** Its name and what is used of it in a line, the meter below. */
export const limit = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  fontSize: vars.fontSize.sm,
});

export const quiet = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

export const amount = sliceStyle({ margin: 0, textAlign: 'end', overflowWrap: 'anywhere' });

const whole = { gridColumn: '1 / -1', margin: 0 } as const;

export const meter = sliceStyle(whole);

export const next = sliceStyle({ ...whole, color: vars.color.text2, fontSize: vars.fontSize.xs });
