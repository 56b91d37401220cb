import {
  cardSurface,
  colorTransition,
  ellipsis,
  sliceStyle,
  tabular,
  vars,
} from '@/shared/theme/style';

export const card = sliceStyle({
  ...colorTransition,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[1.5],
  minBlockSize: '120px',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[3],
  ...cardSurface,
  selectors: { '&:hover': { borderColor: vars.color.lineStrong } },
});

export const name = sliceStyle({
  ...ellipsis,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.bold,
});

export const round = sliceStyle({
  ...tabular,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.tight,
});

/** As high with dots and without. */
export const dots = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '22px',
  paddingInlineStart: '2px',
});

export const clock = sliceStyle({
  ...tabular,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: '28px',
  selectors: { '&[data-urgent="true"]': { color: vars.color.warn } },
});

export const state = sliceStyle({
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  selectors: { '[data-urgent="true"] > &': { color: vars.color.warn } },
});
