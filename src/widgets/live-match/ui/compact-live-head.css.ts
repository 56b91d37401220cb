import { sliceRecipe, sliceStyle, vars } from '@/shared/theme/style';

export { halt, league as link, moment, place } from './live-head.css';

export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    padding: vars.space[3],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
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
      overflowWrap: 'anywhere',
      textDecoration: 'none',
      selectors: { '&:hover': { textDecoration: 'underline' } },
    },
    variants: { side: { home: {}, away: { textAlign: 'end' } } },
  },
  'compactLiveHeadTeam',
);
