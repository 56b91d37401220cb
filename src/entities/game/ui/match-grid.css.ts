import { media, sliceRecipe, vars } from '@/shared/theme/style';

// The prices have their widest place before the names grow.
const roomy = {
  lead: 'minmax(0, 1.7fr)',
  winner: 'minmax(150px, 1.2fr)',
  lines: 'minmax(112px, 0.9fr) minmax(122px, 0.95fr)',
  more: '48px',
} as const;
const tight = {
  lead: 'minmax(0, 1fr)',
  winner: '124px',
  lines: '94px 104px',
  more: '36px',
} as const;

const twoOf = ({ lead, lines, more }: typeof roomy | typeof tight) => `${lead} ${lines} ${more}`;
const threeOf = ({ lead, winner, lines, more }: typeof roomy | typeof tight) =>
  `${lead} ${winner} ${lines} ${more}`;

/** Columns that the row of a match and the head over it share, by the number of groups: all, or those with lines. */
export const grid = sliceRecipe(
  {
    base: {
      display: 'grid',
      alignItems: 'center',
      columnGap: vars.space[2],
      paddingInline: vars.space[2.5],
      '@media': { [media.tight]: { columnGap: vars.space[1], paddingInline: vars.space[1.5] } },
    },
    variants: {
      columns: {
        2: {
          gridTemplateColumns: twoOf(roomy),
          '@media': { [media.tight]: { gridTemplateColumns: twoOf(tight) } },
        },
        3: {
          gridTemplateColumns: threeOf(roomy),
          '@media': { [media.tight]: { gridTemplateColumns: threeOf(tight) } },
        },
      },
    },
  },
  'matchGrid',
);
