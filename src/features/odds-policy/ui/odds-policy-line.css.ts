import { colorTransition, media, sliceStyle, vars } from '@/shared/theme/style';

export const line = sliceStyle(
  {
    ...colorTransition,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minBlockSize: '28px',
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
    selectors: { '&:hover': { color: vars.color.text } },
    '@media': { [media.compact]: { minBlockSize: vars.size.touch } },
  },
  'oddsPolicyLine',
);
