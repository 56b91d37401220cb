import { pageFrame, sliceRecipe, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    alignContent: 'start',
    ...pageFrame('1180px'),
  },
  'livetv',
);

export const body = sliceRecipe(
  {
    base: { display: 'grid', alignItems: 'start', gap: vars.space[4] },
    variants: {
      hasRail: {
        true: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
        false: { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  },
  'livetvBody',
);

/** As high as a row of chips, so that the list does not move when the sports are known. */
export const sports = sliceStyle(
  {
    display: 'flex',
    gap: vars.space[1.5],
    minBlockSize: '36px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  'livetvSports',
);
