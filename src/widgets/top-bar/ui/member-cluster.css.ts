import { sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';
import { narrow } from './narrow';

export const root = sliceStyle({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

/** What the menu repeats gives way first. */
export const spare = sliceStyle({
  display: 'inline-flex',
  '@media': { [narrow]: { display: 'none' } },
});

export const figure = sliceRecipe({
  base: {
    ...tabular,
    display: 'grid',
    justifyItems: 'end',
    lineHeight: vars.lineHeight.tight,
    whiteSpace: 'nowrap',
  },
  variants: { spare: { true: { '@media': { [narrow]: { display: 'none' } } } } },
});

export const name = sliceStyle({ color: vars.color.text3, fontSize: vars.fontSize.xs });

export const value = sliceRecipe({
  base: { fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.bold },
  variants: { money: { true: { color: vars.color.money } } },
});

export const level = sliceStyle({ display: 'inline-flex', borderRadius: vars.radius.control });

export const more = sliceStyle({ position: 'relative', display: 'inline-flex' });

/** Over the corner of the button, and no obstacle to a press on it. */
export const unread = sliceStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: vars.space[2],
  pointerEvents: 'none',
});
