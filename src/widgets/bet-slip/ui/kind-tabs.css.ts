import { colorTransition, media, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: vars.space[1],
    paddingBlockStart: vars.space[3],
    paddingInline: vars.space[4],
  },
  'kindTabs',
);

export const tab = sliceStyle(
  {
    ...colorTransition,
    minBlockSize: '32px',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    selectors: {
      '&:hover:enabled': { backgroundColor: vars.color.surface3, color: vars.color.text },
      '&:disabled': { color: vars.color.text3, cursor: 'not-allowed' },
      '&[aria-pressed="true"]': {
        border: `1px solid ${vars.color.brand}`,
        backgroundColor: vars.color.brandTint,
        color: vars.color.brand,
      },
    },
    '@media': { [media.compact]: { minBlockSize: vars.size.touch } },
  },
  'kindTab',
);
