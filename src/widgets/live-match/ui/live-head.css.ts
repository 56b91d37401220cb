import { cardSurface, sliceRecipe, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    padding: vars.space[4],
    ...cardSurface,
  },
  'liveHead',
);

export const place = sliceStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '20px',
    color: vars.color.text2,
    fontSize: vars.fontSize.md,
  },
  'liveHeadPlace',
);

export const moment = sliceRecipe(
  {
    base: { fontWeight: vars.fontWeight.bold },
    variants: { isLive: { true: { color: vars.color.live }, false: { color: vars.color.text2 } } },
  },
  'liveHeadMoment',
);

export const league = sliceStyle(
  {
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
  'liveHeadLeague',
);

export const halt = sliceStyle(
  { color: vars.color.warn, fontWeight: vars.fontWeight.semibold },
  'liveHeadHalt',
);
