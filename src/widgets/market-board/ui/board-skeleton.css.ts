import { mobile, sliceRecipe, vars } from '@/shared/theme/style';

const edge = `1px solid ${vars.color.line}`;
const framed = {
  border: edge,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
} as const;

// The measures of `lib/list-items.ts`.
export const root = sliceRecipe(
  {
    base: { display: 'flex', flexDirection: 'column' },
    variants: {
      shape: { row: { gap: vars.space[2] }, card: {}, market: { gap: vars.space[3] } },
    },
  },
  'boardSkeleton',
);

export const group = sliceRecipe(
  {
    base: { overflow: 'hidden' },
    variants: { shape: { row: framed, card: {}, market: framed } },
  },
  'skeletonGroup',
);

export const head = sliceRecipe(
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      paddingInline: vars.space[4],
      backgroundColor: vars.color.surface2,
    },
    variants: {
      shape: {
        row: { blockSize: '33px' },
        card: { blockSize: '28px' },
        market: { blockSize: vars.size.control },
      },
    },
  },
  'skeletonHead',
);

export const row = sliceRecipe(
  {
    base: {
      display: 'grid',
      alignItems: 'center',
      gap: vars.space[2],
      paddingInline: vars.space[3],
      borderBlockStart: edge,
    },
    variants: {
      shape: {
        row: { gridTemplateColumns: 'minmax(0, 1.3fr) 1.2fr 0.9fr 1fr', blockSize: '53px' },
        card: { gridTemplateColumns: 'minmax(0, 1fr) 50% 38px', blockSize: '65px' },
        market: {
          gridTemplateColumns: '66px minmax(0, 1fr) 96px minmax(0, 1fr) 56px',
          blockSize: '56px',
          selectors: {
            [mobile]: {
              gridTemplateColumns: '0 minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1.6fr)',
            },
          },
        },
      },
    },
  },
  'skeletonRow',
);
