import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2.5],
    // The parts arrange themselves by the column they are in.
    containerType: 'inline-size',
  },
  'roundVerify',
);
