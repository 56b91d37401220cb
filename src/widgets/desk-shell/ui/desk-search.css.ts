import { media, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  position: 'relative',
  flexGrow: 1,
  minInlineSize: 0,
  maxInlineSize: '372px',
  '@media': { [media.phone]: { order: 1, flexBasis: '100%', maxInlineSize: 'none' } },
});

export const field = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '32px',
  paddingInline: vars.space[2.5],
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.bg,
  color: vars.color.text2,
  '@media': { [media.phone]: { minBlockSize: vars.size.touch } },
  selectors: { '&:focus-within': { borderColor: vars.color.brand } },
});

export const input = sliceStyle({
  flex: 1,
  minInlineSize: 0,
  border: 0,
  outline: 'none',
  backgroundColor: 'transparent',
  color: vars.color.text,
  selectors: { '&::placeholder': { color: vars.color.text2 } },
});

export const key = sliceStyle({
  paddingInline: vars.space[1.5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.tag,
  fontSize: vars.fontSize.xs,
  '@media': { [media.phone]: { display: 'none' } },
});

export const found = sliceStyle({
  position: 'absolute',
  zIndex: vars.z.menu,
  insetBlockStart: `calc(100% + ${vars.space[1]})`,
  insetInline: 0,
  maxBlockSize: '70dvh',
  overflowY: 'auto',
  paddingBlock: vars.space[1],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  whiteSpace: 'normal',
});

export const groupOf = sliceStyle({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const group = sliceStyle({
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  color: vars.color.text2,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
});

export const option = sliceStyle({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surface2 },
    '&[aria-selected="true"]': { backgroundColor: vars.color.brandTint },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
    },
  },
});

export const title = sliceStyle({ fontWeight: vars.fontWeight.semibold });

export const note = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

export const says = sliceStyle({
  padding: vars.space[3],
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});
