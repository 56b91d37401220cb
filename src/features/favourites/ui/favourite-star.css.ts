import { colorTransition, media, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    ...colorTransition,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: vars.space[6],
    blockSize: vars.size.controlSm,
    borderRadius: vars.radius.control,
    color: vars.color.text3,
    selectors: {
      '&:hover': { color: vars.color.text },
      '&[aria-pressed="true"]': { color: vars.color.money },
    },
    '@media': {
      [media.phone]: { inlineSize: vars.size.touch, blockSize: vars.size.touch },
    },
  },
  'favouriteStar',
);
