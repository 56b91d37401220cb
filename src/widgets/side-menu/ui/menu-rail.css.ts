import { colorTransition, sliceStyle, tabular, vars } from '@/shared/theme/style';

/** Stays in the window beside the pages; what bars and foot of the sheet leave is its height. */
export const root = sliceStyle({
  position: 'sticky',
  insetBlockStart: 0,
  alignSelf: 'start',
  maxBlockSize: 'calc(100dvh - 180px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
});

export const entry = sliceStyle({
  ...colorTransition,
  ...tabular,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  color: vars.color.text2,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
  textAlign: 'start',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current="true"]': {
      backgroundColor: vars.color.surface,
      color: vars.color.text,
      fontWeight: vars.fontWeight.bold,
    },
    '&[aria-current="true"]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: '3px',
      backgroundColor: vars.color.brand,
    },
  },
});

export const mark = sliceStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '18px',
  blockSize: '18px',
  marginInlineStart: 'auto',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.danger,
  color: vars.color.dangerInk,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.heavy,
  lineHeight: 1,
});

/** Something is under way there. */
export const live = sliceStyle({
  inlineSize: '6px',
  blockSize: '6px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.live,
});
