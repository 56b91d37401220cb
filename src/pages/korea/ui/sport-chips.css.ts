import { sliceStyle, vars } from '@/shared/theme/style';

export const chips = sliceStyle(
  {
    display: 'flex',
    gap: vars.space[1.5],
    minInlineSize: 0,
    border: 0,
    paddingBlock: vars.space[2.5],
    paddingInline: vars.space[3],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
  },
  'boardChips',
);
