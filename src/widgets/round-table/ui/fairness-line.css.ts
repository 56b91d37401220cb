import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
  },
  'fairnessLine',
);

export const link = sliceStyle(
  {
    marginInlineStart: 'auto',
    paddingBlock: vars.space[3],
    color: vars.color.brand,
    fontWeight: vars.fontWeight.semibold,
    textDecoration: 'none',
  },
  'fairnessLink',
);
