import { media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  backgroundColor: vars.color.surface2,
  '@media': { [media.phone]: { padding: vars.space[3] } },
});

/** Links to the pages of the league and the teams. */
export const places = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  fontSize: vars.fontSize.sm,
});

export const place = sliceStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '32px',
  color: vars.color.text2,
  textUnderlineOffset: '3px',
});

export const scroll = sliceStyle({ overflowX: 'auto' });

export const table = sliceStyle({
  ...tabular,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.sm,
});

const padded = {
  paddingBlock: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.line}`,
} as const;

export const team = sliceStyle({
  ...padded,
  minInlineSize: '96px',
  textAlign: 'start',
  fontWeight: vars.fontWeight.medium,
});

export const cell = sliceStyle({
  ...padded,
  inlineSize: '56px',
  textAlign: 'center',
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
});

export const markets = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[3],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const market = sliceStyle({
  display: 'grid',
  gap: vars.space[1.5],
  padding: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});

export const marketName = sliceStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.bold,
});

export const note = sliceStyle({
  color: vars.color.text3,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
});

export const outcome = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 64px',
  alignItems: 'baseline',
  gap: vars.space[3],
  minBlockSize: '28px',
  color: vars.color.text2,
  // Won, and half won.
  selectors: { '&[data-result="2"], &[data-result="5"]': { color: vars.color.text } },
});

export const outcomeName = sliceStyle({ overflowWrap: 'anywhere' });

export const odds = sliceStyle({ ...tabular });

export const word = sliceStyle({
  textAlign: 'end',
  fontSize: vars.fontSize.sm,
  selectors: {
    '[data-result="2"] &, [data-result="5"] &': { color: vars.color.win },
  },
});

export const quiet = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });
