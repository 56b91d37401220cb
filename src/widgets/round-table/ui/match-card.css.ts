import { createVar } from '@vanilla-extract/css';
import { ellipsis, sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const grow = createVar('shareGrow');

export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space[2],
    padding: vars.space[3],
    textAlign: 'center',
  },
  'matchCard',
);

export const team = sliceStyle({ ...ellipsis, fontSize: vars.fontSize.lg }, 'matchTeam');

export const versus = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.sm },
  'matchVersus',
);

export const bar = sliceStyle(
  {
    display: 'flex',
    gridColumn: '1 / -1',
    gap: vars.space.half,
    blockSize: '6px',
    overflow: 'hidden',
    borderRadius: vars.radius.full,
  },
  'matchShares',
);

export const share = sliceRecipe(
  {
    base: { flexBasis: 0, flexGrow: grow },
    variants: {
      of: {
        home: { backgroundColor: vars.color.up },
        draw: { backgroundColor: vars.color.controlLine },
        away: { backgroundColor: vars.color.down },
      },
    },
  },
  'matchShare',
);

export const figures = sliceStyle(
  {
    ...tabular,
    display: 'flex',
    justifyContent: 'space-between',
    gridColumn: '1 / -1',
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
  },
  'matchFigures',
);
