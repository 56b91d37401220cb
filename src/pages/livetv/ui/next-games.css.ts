import { cardSurface, ellipsis, sliceStyle, tabular, vars } from '@/shared/theme/style';

export { title } from './schedule.css';

export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[1],
    padding: vars.space[3],
    ...cardSurface,
  },
  'nextGames',
);

/** The focus is seen on the prices, not on what holds them. */
export const grid = sliceStyle({ minInlineSize: 0, outline: 'none' }, 'nextGamesGrid');

export const game = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: '60px minmax(0, 1fr) minmax(132px, 190px)',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '58px',
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  },
  'nextGame',
);

export const time = sliceStyle(
  { ...tabular, display: 'grid', fontWeight: vars.fontWeight.bold },
  'nextGameTime',
);

export const day = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.xs, fontWeight: vars.fontWeight.medium },
  'nextGameDay',
);

export const match = sliceStyle(
  {
    display: 'grid',
    gap: vars.space.half,
    minInlineSize: 0,
    color: vars.color.text,
    fontSize: vars.fontSize.md,
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
  'nextGameMatch',
);

export const league = sliceStyle(
  {
    ...ellipsis,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
  },
  'nextGameLeague',
);

/** As high as the prices that come. */
export const none = sliceStyle({ minBlockSize: '42px' }, 'nextGameNone');
