import { media, sliceStyle, tabular, vars } from '@/shared/theme/style';

/** What is given to friends, and what they brought beside it. */
export const columns = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 336px',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const part = sliceStyle({ display: 'grid', gap: vars.space[4] });

export const line = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
});

export const label = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

export const code = sliceStyle({
  ...tabular,
  fontSize: vars.fontSize.display,
  fontWeight: vars.fontWeight.bold,
});

export const link = sliceStyle({ userSelect: 'all' });

export const note = sliceStyle({ ...tabular, fontSize: vars.fontSize.sm, color: vars.color.text2 });

export const row = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '60px',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const who = sliceStyle({ display: 'grid' });

export const share = sliceStyle({ ...tabular, display: 'grid', justifyItems: 'end' });
