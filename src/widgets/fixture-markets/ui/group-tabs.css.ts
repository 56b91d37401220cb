import { colorTransition, media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'flex',
    minInlineSize: 0,
    border: 0,
    padding: 0,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
  },
  'groupTabs',
);

export const tab = sliceStyle(
  {
    ...colorTransition,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    flexShrink: 0,
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[2.5],
    borderBlockEnd: '2px solid transparent',
    color: vars.color.text2,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.semibold,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { color: vars.color.text },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-pressed="true"]': {
        borderBlockEndColor: vars.color.brand,
        color: vars.color.text,
        fontWeight: vars.fontWeight.bold,
      },
    },
    // Forced colours paint what is transparent, and every tab would be underlined.
    '@media': { [media.forcedColors]: { borderBlockEndColor: 'Canvas' } },
  },
  'groupTab',
);

export const count = sliceStyle(
  { ...tabular, color: vars.color.text3, fontWeight: vars.fontWeight.medium },
  'groupTabCount',
);
