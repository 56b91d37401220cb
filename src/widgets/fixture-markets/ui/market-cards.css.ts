import { media, mobile, sliceRecipe, sliceStyle, vars, visuallyHidden } from '@/shared/theme/style';

/** Six columns: cards are as wide as three or two of them, or as all. */
export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    alignItems: 'start',
    gap: vars.space[2],
    selectors: { [mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'marketCards',
);

const whole = { gridColumn: '1 / -1' } as const;

export const card = sliceRecipe(
  {
    base: { display: 'grid', minInlineSize: 0, selectors: { [mobile]: whole } },
    variants: {
      place: {
        // Between rail and slip three would be too narrow for the names of teams: two, and the third below them.
        third: {
          gridColumn: 'span 2',
          '@media': { [media.tight]: { gridColumn: 'span 3' } },
        },
        lastThird: { gridColumn: 'span 2', '@media': { [media.tight]: whole } },
        half: { gridColumn: 'span 3' },
        whole,
      },
    },
  },
  'marketCardsPlace',
);

export const title = sliceStyle(visuallyHidden, 'marketCardsTitle');
