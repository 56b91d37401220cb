import {
  barsAtSlipBar,
  ellipsis,
  slicePart,
  sliceStyle,
  tabular,
  vars,
} from '@/shared/theme/style';

export const head = sliceStyle({
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '38px',
  paddingInline: vars.space[4],
});

export const at = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1.5],
  marginInlineStart: 'auto',
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  selectors: {
    '&::before': {
      content: '',
      inlineSize: '7px',
      blockSize: '7px',
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.live,
    },
  },
});

export const table = sliceStyle({
  ...tabular,
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.md,
});

slicePart(table, 'th', {
  blockSize: '26px',
  backgroundColor: vars.color.surface2,
  color: vars.color.text2,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
slicePart(table, ':is(th, td):nth-child(1)', {
  inlineSize: '46px',
  paddingInlineStart: vars.space[4],
});
slicePart(table, ':is(th, td):nth-child(2)', { inlineSize: '40px' });
slicePart(table, ':is(th, td):nth-child(4)', { inlineSize: '84px', textAlign: 'end' });
slicePart(table, ':is(th, td):nth-child(5)', {
  inlineSize: '96px',
  paddingInlineEnd: vars.space[4],
  textAlign: 'end',
});

export const row = sliceStyle({
  blockSize: '41px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&[data-mine="true"]': { backgroundColor: vars.color.brandTint } },
});

export const rank = sliceStyle({
  fontSize: vars.fontSize.base,
  fontWeight: vars.fontWeight.bold,
  selectors: { '&[data-top="true"]': { color: vars.color.brand } },
});

export const name = sliceStyle({ ...ellipsis, fontWeight: vars.fontWeight.semibold });

export const bets = sliceStyle({
  color: vars.color.text2,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
});

export const score = sliceStyle({
  fontSize: vars.fontSize.base,
  fontWeight: vars.fontWeight.bold,
});

export const prize = sliceStyle({
  color: vars.color.money,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
});

/** Above whatever bars are at the foot of the window. */
export const own = sliceStyle({
  ...tabular,
  position: 'sticky',
  insetBlockEnd: vars.bars,
  zIndex: vars.z.sticky,
  display: 'grid',
  gridTemplateColumns: 'auto 40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '56px',
  paddingInline: vars.space[4],
  borderBlockStart: `2px solid ${vars.color.brand}`,
  borderRadius: `${vars.radius.tag} ${vars.radius.tag} 0 0`,
  // The tint lets through what scrolls below.
  backgroundColor: vars.color.surface,
  backgroundImage: `linear-gradient(${vars.color.brandTint}, ${vars.color.brandTint})`,
  lineHeight: vars.lineHeight.snug,
  selectors: barsAtSlipBar,
});

export const ownRank = sliceStyle({
  color: vars.color.brand,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.heavy,
});

export const ownName = sliceStyle({ display: 'grid', minInlineSize: 0 });

export const ownScore = sliceStyle({ display: 'grid', justifyItems: 'end' });

export const ownNote = sliceStyle({
  ...ellipsis,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});
