import { sliceStyle, vars } from '@/shared/theme/style';

export const words = sliceStyle({
  display: 'grid',
  gap: vars.space[1.5],
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface2,
  selectors: { '&[data-by="staff"]': { backgroundColor: vars.color.brandTint } },
});

/** What was said after it, one below the other; of staff in the colour of the house. */
export const lines = sliceStyle({ display: 'grid', gap: vars.space[2] });
