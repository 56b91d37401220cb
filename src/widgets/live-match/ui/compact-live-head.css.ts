import { cardSurface, sliceRecipe, sliceStyle, vars } from '@/shared/theme/style';

export { halt, league as link, moment, place } from './live-head.css';

export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    padding: vars.space[3],
    ...cardSurface,
  },
  'compactLiveHead',
);

export const teams = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: '48px',
  },
  'compactLiveHeadTeams',
);

export const team = sliceRecipe(
  {
    base: {
      color: vars.color.text,
      fontSize: vars.fontSize.xl,
      fontWeight: vars.fontWeight.bold,
      selectors: { '&:hover': { textDecoration: 'underline' } },
    },
    variants: { side: { home: {}, away: { textAlign: 'end' } } },
  },
  'compactLiveHeadTeam',
);
