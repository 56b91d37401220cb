import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'flex', gap: vars.space.half }, 'meetingBars');

/** Narrow ones keep their words in two lines. */
export const bar = sliceStyle(
  {
    ...tabular,
    display: 'grid',
    placeItems: 'center',
    flexBasis: 0,
    minInlineSize: '64px',
    minBlockSize: '32px',
    paddingInline: vars.space[1],
    borderRadius: vars.radius.tag,
    backgroundColor: vars.color.surface3,
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.bold,
    textAlign: 'center',
    selectors: {
      '&[data-side="one"]': { backgroundColor: vars.color.brand, color: vars.color.brandInk },
      '&[data-side="two"]': { backgroundColor: vars.color.downTint, color: vars.color.text },
    },
  },
  'meetingBar',
);
