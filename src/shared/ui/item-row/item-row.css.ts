import { componentRecipe, componentStyle, tabular, vars } from '@/shared/theme/style';

export const root = componentStyle({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[2],
  paddingBlock: vars.space[2.5],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const name = componentRecipe({
  base: { display: 'block', fontWeight: vars.fontWeight.bold },
  variants: { isOff: { true: { color: vars.color.text3 }, false: {} } },
});

export const line = componentStyle({
  display: 'block',
  color: vars.color.text3,
  fontSize: vars.fontSize.sm,
});
