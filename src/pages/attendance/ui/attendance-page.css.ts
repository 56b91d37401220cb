import { narrow, sliceStyle, tabular, vars } from '@/shared/theme/style';

/** The month, and beside it or where there is no room below it the quests. */
export const columns = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 480px) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[3],
  ...narrow({ gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] }),
});

export const month = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
});

export const head = sliceStyle({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.touch,
  paddingInline: `${vars.space[4]} ${vars.space[1.5]}`,
});

export const note = sliceStyle({ ...tabular, color: vars.color.text2, fontSize: vars.fontSize.sm });

export const turns = sliceStyle({ display: 'flex', marginInlineStart: 'auto' });

export const calendar = sliceStyle({ paddingInline: vars.space[2] });

export const today = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '56px',
  paddingBlock: `${vars.space[1]} ${vars.space[2.5]}`,
  paddingInline: `${vars.space[4]} ${vars.space[3]}`,
});

export const date = sliceStyle({
  display: 'block',
  color: vars.color.text,
  fontSize: vars.fontSize.md,
});

export const done = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.brand,
  fontWeight: vars.fontWeight.bold,
});

export const bar = sliceStyle({ paddingInline: vars.space[4] });

export const more = sliceStyle({
  display: 'inline-flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[2],
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
});
