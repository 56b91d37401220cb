import { media, mobile, sliceStyle, vars } from '@/shared/theme/style';

export const content = sliceStyle(
  {
    paddingBlockEnd: vars.space[12],
    paddingInline: vars.space[5],
    '@media': {
      [media.compact]: { paddingBlockEnd: vars.space[5], paddingInline: vars.space[3] },
      [media.tight]: { paddingInline: vars.space[3] },
    },
    // Cards of matches reach from edge to edge.
    selectors: { [mobile]: { paddingBlockEnd: vars.space[5], paddingInline: 0 } },
  },
  'koreaContent',
);
