import { media, sliceStyle } from '@/shared/theme/style';

/** The column at the left leads to these pages, too. */
export const root = sliceStyle(
  {
    '@media': { [media.aboveCompact]: { display: 'none' } },
    selectors: { ':root[data-layout="mobile"] &': { display: 'block' } },
  },
  'rewardTabs',
);
