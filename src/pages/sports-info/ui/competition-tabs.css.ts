import { sliceStyle, vars } from '@/shared/theme/style';

/** As high as the tabs, so that nothing moves when they are known. */
export const root = sliceStyle(
  { minInlineSize: 0, minBlockSize: vars.size.touch },
  'competitionTabs',
);
