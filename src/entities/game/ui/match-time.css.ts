import { ellipsis, sliceRecipe, tabular, vars } from '@/shared/theme/style';

const dot = { selectors: { '& + &::before, * + &::before': { content: '"· "' } } };

export const root = sliceRecipe(
  {
    base: { ...tabular, display: 'flex', minInlineSize: 0, lineHeight: vars.lineHeight.snug },
    variants: {
      inline: {
        // Names beside it give way first.
        true: { alignItems: 'baseline', gap: vars.space[1], flexShrink: 0, whiteSpace: 'nowrap' },
        false: { flexDirection: 'column' },
      },
      live: { true: { color: vars.color.live }, false: { color: vars.color.text3 } },
    },
  },
  'matchTime',
);

export const time = sliceRecipe({
  base: { fontSize: vars.fontSize.md },
  variants: { inline: { true: {}, false: { color: vars.color.text2 } } },
});

export const day = sliceRecipe({
  base: { fontSize: vars.fontSize.xs, whiteSpace: 'nowrap' },
  variants: { inline: { true: { ...dot, fontSize: vars.fontSize.md }, false: {} } },
});

export const score = sliceRecipe({
  base: { fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.bold, whiteSpace: 'nowrap' },
  variants: { inline: { true: { order: 1, selectors: { '&::before': { content: '"· "' } } } } },
});

export const period = sliceRecipe({
  base: { ...ellipsis, fontSize: vars.fontSize.xs },
  variants: {
    inline: {
      true: { fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.semibold },
      false: { color: vars.color.text2, fontWeight: vars.fontWeight.semibold },
    },
  },
});
