import { createVar, fallbackVar } from '@vanilla-extract/css';
import { media, sliceStyle, vars } from '@/shared/theme/style';

/** Width of the columns of points, which each league has its own of. */
export const scores = createVar('resultScores');

// No width follows from what a row says, or its columns would not line up with those of the others.
const columns = (points: string) =>
  `64px minmax(104px, 1fr) 60px 116px 88px ${points} 36px minmax(128px, 1.3fr)`;

/** One grid for the head and every row of a league: time, teams, three markets, points, total, what there is to see. */
export const grid = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: columns(fallbackVar(scores, '0px')),
    alignItems: 'center',
    columnGap: vars.space[2],
    paddingInline: vars.space[4],
    '@media': {
      [media.tight]: { gridTemplateColumns: columns('0px') },
      [media.compact]: { gridTemplateColumns: columns('0px') },
      [media.phone]: {
        gridTemplateColumns: '60px minmax(0, 1fr) 36px',
        paddingInline: vars.space[3],
      },
    },
  },
  'resultGrid',
);

/** Read in the table of the match where there is no room. */
export const points = sliceStyle(
  {
    gridColumn: '6',
    display: 'flex',
    minInlineSize: 0,
    '@media': {
      [media.tight]: { display: 'none' },
      [media.compact]: { display: 'none' },
    },
  },
  'resultPoints',
);

export const point = sliceStyle(
  { flex: '1 1 0', minInlineSize: 0, textAlign: 'center', whiteSpace: 'nowrap' },
  'resultPoint',
);
