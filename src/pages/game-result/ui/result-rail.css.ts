import { colorTransition, ellipsis, media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    position: 'sticky',
    insetBlockStart: `calc(${vars.size.header} + ${vars.space[3]})`,
    maxBlockSize: `calc(100dvh - ${vars.size.header} - ${vars.space[6]})`,
    minInlineSize: 0,
    border: 0,
    padding: 0,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    '@media': { [media.compact]: { display: 'none' } },
  },
  'resultRail',
);

export const item = sliceStyle(
  {
    ...colorTransition,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2.5],
    inlineSize: '100%',
    minBlockSize: '38px',
    paddingInline: vars.space[2.5],
    borderRadius: vars.radius.control,
    color: vars.color.text2,
    fontWeight: vars.fontWeight.semibold,
    textAlign: 'start',
    selectors: {
      '&:hover': { backgroundColor: vars.color.surface2, color: vars.color.text },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-pressed="true"]': {
        backgroundColor: vars.color.brandTint,
        color: vars.color.text,
        fontWeight: vars.fontWeight.bold,
      },
    },
  },
  'resultRailItem',
);

export const name = sliceStyle({ ...ellipsis, flex: 1 }, 'resultRailName');

export const count = sliceStyle(
  { ...tabular, color: vars.color.text3, fontSize: vars.fontSize.sm },
  'resultRailCount',
);
