import { ellipsis, media, sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

const roomy = { display: 'none', '@media': { [media.roomy]: { display: 'inline-grid' } } } as const;

export const root = sliceStyle({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

/** The line of shortcuts has it where there is no room here. */
export const spare = sliceStyle(roomy);

export const figure = sliceRecipe({
  base: {
    ...tabular,
    display: 'grid',
    justifyItems: 'end',
    lineHeight: vars.lineHeight.tight,
    whiteSpace: 'nowrap',
  },
  variants: { spare: { true: roomy } },
});

export const name = sliceStyle({ color: vars.color.text3, fontSize: vars.fontSize.xs });

export const value = sliceRecipe({
  base: { fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.bold },
  variants: { money: { true: { color: vars.color.money } } },
});

export const level = sliceStyle({ display: 'inline-flex', borderRadius: vars.radius.control });

export const staff = sliceStyle({ ...ellipsis, fontWeight: vars.fontWeight.bold });
