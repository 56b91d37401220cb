import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'flex',
    gap: vars.space[1.5],
    minInlineSize: 0,
    border: 0,
    paddingInline: 0,
    // The press areas of the chips.
    paddingBlock: vars.space[1.5],
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  'groupTabs',
);
