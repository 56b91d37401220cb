import { media, mobile, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    alignContent: 'start',
    paddingBlock: `${vars.space[3]} ${vars.space[6]}`,
    paddingInline: vars.space[5],
    '@media': {
      [media.tight]: { paddingInline: vars.space[3] },
      [media.compact]: { paddingInline: vars.space[3] },
    },
    selectors: { [mobile]: { paddingInline: vars.space[3] } },
  },
  'fairness',
);

export const header = sliceStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[3] },
  'fairnessHeader',
);

export const drawn = sliceStyle(
  { ...tabular, color: vars.color.text3, fontSize: vars.fontSize.md },
  'fairnessDrawn',
);
