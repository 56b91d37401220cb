import { sliceStyle, vars } from '@/shared/theme/style';

export const head = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '56px',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const what = sliceStyle({ flex: 1, minInlineSize: 0 });

export const note = sliceStyle({
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

/** As high as what waits, so that the answer does not push the foot down. */
export const body = sliceStyle({ minBlockSize: '240px', padding: vars.space[4] });

export const foot = sliceStyle({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const ending = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
});
