import { ellipsis, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const card = sliceStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const picture = sliceStyle({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '11 / 7',
  marginBlockEnd: vars.space[1.5],
  borderRadius: vars.radius.control,
  selectors: {
    'a:hover > &': { boxShadow: `0 0 0 2px ${vars.color.bg}, 0 0 0 4px ${vars.color.brand}` },
    '&[data-closed="true"]': { filter: 'grayscale(1) brightness(0.6)' },
  },
});

/** On the poster, which is dark in either theme. */
export const mark = sliceStyle({
  position: 'absolute',
  insetBlockStart: vars.space[1.5],
  insetInlineStart: vars.space[1.5],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bgSunken,
  color: vars.color.brand,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
});

export const name = sliceStyle({
  ...ellipsis,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
});

export const text = sliceStyle({
  ...ellipsis,
  ...tabular,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});
