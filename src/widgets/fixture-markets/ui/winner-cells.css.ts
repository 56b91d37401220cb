import { sliceStyle, vars } from '@/shared/theme/style';

/** Keeps its height while the prices come. */
export const root = sliceStyle(
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: vars.space[1],
    minBlockSize: '42px',
  },
  'winnerCells',
);
