import { sliceRecipe, sliceStyle, vars } from '@/shared/theme/style';

/** The field, and what it comes to beside it where there is room. */
export const entry = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space[3],
});

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const quick = sliceRecipe(
  {
    base: { display: 'grid', gap: vars.space[2], whiteSpace: 'nowrap' },
    variants: { columns: { 2: columns(2), 3: columns(3), 4: columns(4) } },
  },
  'quick',
);
