import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[3], padding: vars.space[4] });

export const quiet = sliceStyle({
  ...tabular,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const words = sliceStyle({
  display: 'grid',
  gap: vars.space[1.5],
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface2,
});

/** Text of whoever asks and answers, as it was written. */
export const text = sliceStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
