import { media, mobile, sliceStyle } from '@/shared/theme/style';

/** The column at the left leads to these pages, too. */
export const root = sliceStyle(
  {
    '@media': { [media.aboveCompact]: { display: 'none' } },
    selectors: { [mobile]: { display: 'block' } },
  },
  'rewardTabs',
);
