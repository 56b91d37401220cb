import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'flex',
    gap: vars.space[1.5],
    minInlineSize: 0,
    minBlockSize: '48px',
    border: 0,
    paddingInline: vars.space[2],
    // The press areas of the chips.
    paddingBlock: vars.space[1.5],
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
  },
  'inplaySports',
);

export const sport = sliceStyle(
  { display: 'inline-flex', alignItems: 'center', gap: vars.space[1.5] },
  'inplaySportChip',
);
