import { ellipsis, sliceStyle, tabular, vars } from '@/shared/theme/style';

/** Phones on which balance, deposit, bell and menu have little room beside the mark. */
const narrow = '(max-width: 374px)';

export const root = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.header,
  paddingInlineStart: vars.space[4],
  // The menu button's own room stands in for the rest of the margin.
  paddingInlineEnd: vars.space[1],
  '@media': { [narrow]: { gap: vars.space[1] } },
});

export const home = sliceStyle({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.half,
  flexShrink: 0,
  minBlockSize: vars.size.touch,
  marginInlineEnd: 'auto',
  borderRadius: vars.radius.control,
});

export const demo = sliceStyle({
  color: vars.color.text3,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
  whiteSpace: 'nowrap',
});

export const info = sliceStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'end',
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  marginInlineEnd: vars.space[1],
  borderRadius: vars.radius.control,
  lineHeight: vars.lineHeight.tight,
});

export const staff = sliceStyle({ ...ellipsis, fontWeight: vars.fontWeight.bold });

export const infoLabel = sliceStyle({ color: vars.color.text3, fontSize: vars.fontSize.xs });

export const money = sliceStyle({
  ...tabular,
  ...ellipsis,
  maxInlineSize: '100%',
  color: vars.color.money,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.heavy,
  // A fortune is written smaller rather than cut.
  selectors: { '&[data-long="true"]': { fontSize: vars.fontSize.sm } },
  '@media': {
    [narrow]: {
      fontSize: vars.fontSize.sm,
      selectors: { '&[data-long="true"]': { fontSize: vars.fontSize.xs } },
    },
  },
});

/** Two buttons of icons have room enough in themselves. */
export const bell = sliceStyle({
  marginInlineEnd: `calc(${vars.space[2]} * -1)`,
  '@media': { [narrow]: { marginInlineEnd: `calc(${vars.space[1]} * -1)` } },
});
