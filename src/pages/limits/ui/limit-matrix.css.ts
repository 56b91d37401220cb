import { cardSurface, sliceStyle, tabular, vars, visuallyHidden } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    ...tabular,
    overflow: 'hidden',
    ...cardSurface,
  },
  'limitMatrix',
);

export const table = sliceStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
});

export const head = sliceStyle({
  blockSize: '32px',
  paddingInline: vars.space[2.5],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface2,
  color: vars.color.text2,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  textAlign: 'start',
  selectors: { '&:first-child': { inlineSize: '72px' } },
});

export const hidden = sliceStyle(visuallyHidden);

export const kind = sliceStyle({
  paddingInlineStart: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
  textAlign: 'start',
});

export const place = sliceStyle({
  padding: 0,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  borderInlineStart: `1px solid ${vars.color.line}`,
});

export const cell = sliceStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    inlineSize: '100%',
    // As high whatever it holds: a limit that is set moves nothing.
    blockSize: '60px',
    paddingInline: vars.space[2.5],
    textAlign: 'start',
    selectors: {
      '&:hover': { backgroundColor: vars.color.surface2 },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  },
  'limitCell',
);

export const amount = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
});

export const waiting = sliceStyle({ color: vars.color.brand, flexShrink: 0 });

export const bar = sliceStyle({
  blockSize: '4px',
  marginBlock: '3px',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface3,
  color: vars.color.brand,
  selectors: { '&[data-near="true"]': { color: vars.color.warn } },
});

export const fill = sliceStyle({
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.radius.full,
  backgroundColor: 'currentColor',
});

export const used = sliceStyle({
  color: vars.color.text2,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  selectors: {
    '&[data-near="true"]': { color: vars.color.warn, fontWeight: vars.fontWeight.semibold },
  },
});

export const add = sliceStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.half,
  color: vars.color.brand,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
});

export const foot = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: vars.space[1.5],
  paddingInline: `${vars.space[3]} ${vars.space[1]}`,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});
