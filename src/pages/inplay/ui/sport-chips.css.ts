import { scrollRow, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'flex',
    gap: vars.space[1.5],
    minBlockSize: '48px',
    paddingInline: vars.space[2],
    // The press areas of the chips.
    paddingBlock: vars.space[1.5],
    ...scrollRow,
  },
  'inplaySports',
);

export const sport = sliceStyle(
  { display: 'inline-flex', alignItems: 'center', gap: vars.space[1.5] },
  'inplaySportChip',
);
