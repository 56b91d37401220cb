import { colorTransition, media, sliceRecipe, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'flex',
  flex: 1,
  alignSelf: 'stretch',
  justifyContent: 'space-between',
  minInlineSize: 0,
  // As far apart as drawn; closer where the window is narrower.
  maxInlineSize: '760px',
  '@media': {
    [media.compact]: { order: 1, flexBasis: '100%', maxInlineSize: 'none' },
  },
});

export const link = sliceRecipe({
  base: {
    ...colorTransition,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[1],
    borderRadius: vars.radius.tag,
    color: vars.color.text2,
    fontWeight: vars.fontWeight.semibold,
    letterSpacing: vars.letterSpacing.heading,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover, &[aria-expanded="true"]': { color: vars.color.text },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  },
  variants: {
    current: {
      true: {
        color: vars.color.text,
        fontWeight: vars.fontWeight.bold,
        selectors: {
          '&::after': {
            content: '',
            position: 'absolute',
            insetInline: vars.space[1],
            insetBlockEnd: '-1px',
            blockSize: vars.space.half,
            backgroundColor: vars.color.brand,
          },
        },
      },
    },
  },
});

export const live = sliceStyle({
  color: vars.color.live,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.heavy,
});
