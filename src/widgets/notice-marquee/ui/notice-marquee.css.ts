import { mobile, slicePart, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const name = sliceStyle({
  flexShrink: 0,
  color: vars.color.brand,
  fontWeight: vars.fontWeight.bold,
});

/** Takes no height of its own: the row is lower than a target of touch size, and stays so. */
export const pause = sliceStyle({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  blockSize: vars.size.notice,
});

slicePart(pause, 'button', {
  inlineSize: vars.size.touch,
  blockSize: '100%',
  minBlockSize: 0,
  outlineOffset: '-2px',
});

export const demo = sliceStyle({
  flexShrink: 0,
  marginInlineStart: 'auto',
  paddingInline: vars.space[2.5],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.relaxed,
  whiteSpace: 'nowrap',
  // The mobile header carries the mark itself.
  selectors: { [mobile]: { display: 'none' } },
});
