import { sliceStyle, vars } from '@/shared/theme/style';

export const preview = sliceStyle({ display: 'grid', gap: vars.space[2] });

/** Like the line of notices above a page. */
export const line = sliceStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[3],
  padding: vars.space[2.5],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.bgSunken,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const name = sliceStyle({
  flexShrink: 0,
  color: vars.color.brand,
  fontWeight: vars.fontWeight.bold,
});

export const popup = sliceStyle({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
});

export const title = sliceStyle({ fontWeight: vars.fontWeight.bold, overflowWrap: 'anywhere' });

export const body = sliceStyle({ color: vars.color.text2, lineHeight: vars.lineHeight.relaxed });

export const quiet = sliceStyle({ color: vars.color.text2 });
