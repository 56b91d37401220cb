import { colorTransition, ellipsis, media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: vars.space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': {
    [media.compact]: {
      display: 'flex',
      overflowX: 'auto',
      // Rings of what has the focus are not cut.
      marginInline: `calc(-1 * ${vars.space[1]})`,
      padding: vars.space[1],
      scrollbarWidth: 'none',
    },
  },
});

export const chip = sliceStyle({
  ...colorTransition,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  blockSize: '52px',
  paddingInline: vars.space[2.5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  textAlign: 'start',
  selectors: {
    '&:hover': { borderColor: vars.color.controlLine },
    '&[data-look="all"]': { justifyContent: 'center' },
    '&[data-look="demo"]': {
      gridColumn: 'span 2',
      borderColor: `color-mix(in srgb, ${vars.color.brand} 55%, ${vars.color.line})`,
    },
    '&[aria-pressed="true"]': {
      borderColor: vars.color.inverse,
      backgroundColor: vars.color.inverse,
      color: vars.color.inverseInk,
    },
  },
  '@media': { [media.compact]: { flexShrink: 0 } },
});

export const mark = sliceStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface3,
  color: vars.color.text2,
  selectors: {
    '[data-look="demo"] > &': { backgroundColor: vars.color.brandTint, color: vars.color.brand },
    '[data-look="maintenance"] > &': { opacity: 0.5 },
    '[aria-pressed="true"] > &': { backgroundColor: 'transparent', color: 'inherit' },
  },
});

export const words = sliceStyle({
  display: 'grid',
  minInlineSize: 0,
  lineHeight: vars.lineHeight.tight,
});

export const name = sliceStyle({
  ...ellipsis,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  selectors: {
    '[data-look="maintenance"]:not([aria-pressed="true"]) &': { color: vars.color.text2 },
  },
});

export const note = sliceStyle({
  ...ellipsis,
  ...tabular,
  color: vars.color.text2,
  fontSize: vars.fontSize.xs,
  selectors: {
    '[data-look="demo"] &': { color: vars.color.brand },
    '[data-look="maintenance"] &': { color: vars.color.warn },
    '[aria-pressed="true"] &': { color: 'inherit' },
  },
});
