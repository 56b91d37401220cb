import { narrow, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const note = sliceStyle({
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const months = sliceStyle({
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineStart: 'auto',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
});

export const filters = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2.5]} ${vars.space[5]}`,
});

export const chips = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2.5]} ${vars.space[1.5]}`,
});

export const at = sliceStyle({
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1.5],
  marginInlineStart: 'auto',
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const columns = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 268px',
  alignItems: 'start',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  ...narrow({ gridTemplateColumns: 'minmax(0, 1fr)' }),
});

export const best = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});

export const side = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});

export const notes = sliceStyle({
  display: 'grid',
  gap: vars.space[1],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.bgSunken,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const line = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr)',
  selectors: { '&::before': { content: '·' } },
});
