import { colorTransition, media, sliceStyle, vars } from '@/shared/theme/style';

/** Over the picture of a game, whose own colours it must not depend on. */
export const root = sliceStyle(
  {
    ...colorTransition,
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '26px',
    blockSize: '26px',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.overlay,
    color: vars.color.text2,
    selectors: {
      '&:hover': { color: vars.color.text },
      '&[aria-pressed="true"]': { color: vars.color.money },
    },
    '@media': {
      [media.phone]: {
        selectors: {
          '&::after': { content: '', position: 'absolute', inset: '-9px' },
        },
      },
    },
  },
  'gameStar',
);
