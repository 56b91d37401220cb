import { media, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  minInlineSize: 0,
  '@media': { [media.phone]: { gap: vars.space[3] } },
});

/** The picture for a camera, and what keeps it. */
export const code = sliceStyle({ display: 'grid', gap: vars.space[2] });

export const tile = sliceStyle({
  padding: vars.space[1],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: '#ffffff',
  forcedColorAdjust: 'none',
});

export const words = sliceStyle({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });

export const head = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const address = sliceStyle({
  padding: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface2,
  color: vars.color.text2,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const actions = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
  gap: vars.space[2],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const warning = sliceStyle({ gridColumn: '1 / -1' });
