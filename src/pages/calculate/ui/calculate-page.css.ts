import { media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const part = sliceStyle({ display: 'grid', gap: vars.space[3] });

/** A week, a kind or a request: what, how much, and what may be done or became of it. */
export const row = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 104px',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '68px',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const what = sliceStyle({ display: 'grid' });

export const note = sliceStyle({ ...tabular, fontSize: vars.fontSize.sm, color: vars.color.text2 });

export const amount = sliceStyle({
  ...tabular,
  fontWeight: vars.fontWeight.bold,
  textAlign: 'end',
  selectors: { '&[data-none="true"]': { color: vars.color.text2 } },
});

/** In the last column, where the other lists of the page have their button. */
export const go = sliceStyle({ gridColumn: '-2 / -1', justifySelf: 'end' });

export const end = sliceStyle({
  display: 'grid',
  justifyItems: 'end',
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
