import { media, mobile, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'none',
    gap: vars.space[1.5],
    minInlineSize: 0,
    border: 0,
    padding: 0,
    paddingBlock: vars.space[1.5],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    '@media': { [media.compact]: { display: 'flex' } },
    selectors: { [mobile]: { display: 'flex' } },
  },
  'sportChips',
);
