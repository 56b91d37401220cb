import { cardSurface, colorTransition, sliceRecipe, sliceStyle, vars } from '@/shared/theme/style';

const glow = (tint: string) =>
  `radial-gradient(120% 150% at 92% 0%, ${tint}, transparent 68%), linear-gradient(${vars.color.surface}, ${vars.color.surface2})`;

export const tile = sliceRecipe({
  base: {
    ...colorTransition,
    position: 'relative',
    display: 'grid',
    alignContent: 'end',
    gap: vars.space.half,
    minBlockSize: '116px',
    padding: vars.space[4],
    ...cardSurface,
    selectors: { '&:hover': { borderColor: vars.color.lineStrong } },
  },
  variants: {
    look: {
      green: { backgroundImage: glow(vars.color.brandTint) },
      gold: { backgroundImage: glow(vars.color.warnTint) },
      blue: { backgroundImage: glow(vars.color.downTint) },
      red: { backgroundImage: glow(vars.color.upTint) },
    },
  },
});

export const icon = sliceStyle({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineEnd: vars.space[4],
  color: vars.color.text3,
});

export const name = sliceStyle({
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: vars.letterSpacing.heading,
});

export const text = sliceStyle({
  fontSize: vars.fontSize.sm,
  color: vars.color.text2,
});
