import { media, sliceStyle, tabular, vars } from '@/shared/theme/style';

/** Two columns of cards; one where there is no room. */
export const columns = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const section = sliceStyle({ display: 'grid', gap: vars.space[3] });

export const level = sliceStyle({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const name = sliceStyle({ fontSize: vars.fontSize.h2, fontWeight: vars.fontWeight.bold });

export const line = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const note = sliceStyle({ ...tabular, fontSize: vars.fontSize.sm, color: vars.color.text2 });

export const actions = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: vars.space[2],
});

export const row = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '40px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const when = sliceStyle({
  ...tabular,
  marginInlineStart: 'auto',
  fontSize: vars.fontSize.sm,
  color: vars.color.text2,
});
