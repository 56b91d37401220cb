import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const hero = sliceStyle({ display: 'grid', gap: vars.space[1] });

/** As high with the button as with the mark in its place. */
export const head = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: vars.size.touch,
});

export const period = sliceStyle({
  ...tabular,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const figures = sliceStyle({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: '1.18fr 1fr 1fr',
  marginBlockStart: vars.space[2],
  paddingBlockStart: vars.space[2.5],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const figure = sliceStyle({
  minInlineSize: 0,
  selectors: {
    '& + &': {
      paddingInlineStart: vars.space[3],
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const term = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.xs });

export const value = sliceStyle({
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
  selectors: { '&[data-money]': { color: vars.color.money } },
});

export const part = sliceStyle({ ...tabular, display: 'grid', gap: vars.space[2] });

export const partHead = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[2],
});

export const prizes = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

export const prize = sliceStyle({
  color: vars.color.money,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
});

export const rules = sliceStyle({
  display: 'grid',
  gap: vars.space[1],
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const rule = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '62px minmax(0, 1fr)',
});

export const ruleTerm = sliceStyle({
  color: vars.color.text,
  fontWeight: vars.fontWeight.semibold,
});
