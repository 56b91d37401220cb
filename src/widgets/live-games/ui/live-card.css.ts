import { cardSurface, ellipsis, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  // Long names are cut in the card; they do not widen it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  minInlineSize: 0,
  padding: vars.space[4],
  '@container': { '(max-width: 768px)': { padding: vars.space[3] } },
  ...cardSurface,
});

export const head = sliceStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  fontSize: vars.fontSize.xs,
});

export const when = sliceStyle({
  ...tabular,
  flexShrink: 0,
  fontWeight: vars.fontWeight.bold,
  color: vars.color.live,
});

export const league = sliceStyle({ ...ellipsis, color: vars.color.text3 });

export const side = sliceStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  fontWeight: vars.fontWeight.semibold,
});

export const team = sliceStyle({ ...ellipsis });

export const points = sliceStyle({ ...tabular, flexShrink: 0, fontWeight: vars.fontWeight.heavy });

export const cells = sliceStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  marginBlockStart: vars.space[1],
});
