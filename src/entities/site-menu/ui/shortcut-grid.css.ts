import { createVar } from '@vanilla-extract/css';
import { colorTransition, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const columns = createVar('shortcutColumns');

export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gap: vars.space[2],
});

export const tile = sliceStyle({
  ...colorTransition,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space[1],
  minBlockSize: '72px',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface2,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  selectors: {
    '&:hover': { backgroundColor: vars.color.surface3, color: vars.color.text },
    '&[aria-current="page"]': { backgroundColor: vars.color.brandTint, color: vars.color.brand },
  },
});

export const icon = sliceStyle({ position: 'relative' });

export const badge = sliceStyle({
  ...tabular,
  position: 'absolute',
  insetBlockStart: '-6px',
  insetInlineStart: '10px',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '18px',
  blockSize: '18px',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.danger,
  color: vars.color.dangerInk,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.heavy,
  lineHeight: 1,
  // Its room is what the icon leaves, less than 99+ takes.
  whiteSpace: 'nowrap',
});
