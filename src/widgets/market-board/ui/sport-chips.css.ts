import { narrow, scrollRow, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'none',
    gap: vars.space[1.5],
    paddingBlock: vars.space[1.5],
    ...scrollRow,
    ...narrow({ display: 'flex' }),
  },
  'sportChips',
);
