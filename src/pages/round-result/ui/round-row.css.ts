import { sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

const bar = `inset 3px 0 0 ${vars.color.brand}`;

export const root = sliceStyle({
  ...tabular,
  // What is scrolled to is not under the bars of the page.
  scrollMarginBlock: '120px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&[data-own]': { boxShadow: bar },
    '&[data-open]': { backgroundColor: vars.color.brandTint, boxShadow: bar },
  },
});

export const row = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '58px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[2],
  inlineSize: '100%',
  minBlockSize: '60px',
  paddingBlock: vars.space[1.5],
  paddingInline: vars.space[3],
  color: vars.color.text,
  textAlign: 'start',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surface2 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const when = sliceStyle({
  display: 'grid',
  color: vars.color.text3,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
});

export const number = sliceStyle({
  color: vars.color.text,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
});

export const what = sliceStyle({ display: 'grid', justifyItems: 'start', gap: '3px' });

export const text = sliceStyle({
  color: vars.color.text2,
  fontSize: vars.fontSize.xs,
  lineHeight: '16px',
});

/** In the place of the result. */
export const hatched = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  maxInlineSize: '320px',
  minBlockSize: '26px',
  paddingInline: vars.space[2],
  border: `1px dashed ${vars.color.warn}`,
  borderRadius: vars.radius.control,
  backgroundImage: `repeating-linear-gradient(135deg, ${vars.color.warnTint} 0 5px, transparent 5px 10px)`,
  color: vars.color.warn,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
});

/** What was lost does not stand out. */
export const sum = sliceRecipe({
  base: {
    display: 'grid',
    justifyItems: 'end',
    gap: vars.space.half,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.tight,
    whiteSpace: 'nowrap',
  },
  variants: {
    kind: {
      open: { color: vars.color.text2 },
      won: { color: vars.color.win },
      lost: { color: vars.color.text2 },
      refund: { color: vars.color.warn },
    },
  },
});

export const chevron = sliceStyle({ marginInlineStart: 'auto', color: vars.color.text3 });

export const head = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
  minBlockSize: '48px',
  paddingInline: vars.space[3],
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  textAlign: 'start',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

export const title = sliceStyle({
  color: vars.color.text,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.heavy,
});
