import { media, sliceRecipe, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[1.5],
    padding: vars.space[3],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
  },
  'marketCard',
);

export const head = sliceStyle(
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[2],
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.bold,
  },
  'marketHead',
);

export const note = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.medium },
  'marketNote',
);

export const line = sliceRecipe(
  {
    base: { display: 'grid', gap: vars.space[1.5] },
    variants: {
      columns: {
        two: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        three: {
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
        },
      },
    },
  },
  'marketLine',
);
