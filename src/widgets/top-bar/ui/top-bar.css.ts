import { media, pageInset, sliceStyle, vars } from '@/shared/theme/style';

/** As high as sticky columns of the pages reckon with, and two rows only where there are no such columns. */
export const root = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space[3],
  minBlockSize: vars.size.header,
  paddingInline: vars.space[4],
  '@media': {
    [media.roomy]: { ...pageInset, columnGap: vars.space[5] },
    [media.compact]: { flexWrap: 'wrap' },
  },
});

export const logo = sliceStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.control,
});

const scrolled = '[data-scrolled="true"]';

export const mark = sliceStyle({
  display: 'inline-flex',
  selectors: { [`${scrolled} &`]: { transform: `translateY(calc(-1 * ${vars.space[2]}))` } },
});

/** Takes no room of its own, so that nothing moves sideways when the line of notices has scrolled away. */
export const demo = sliceStyle({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockEnd: vars.space[1],
  color: vars.color.text2,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
  whiteSpace: 'nowrap',
  visibility: 'hidden',
  selectors: { [`${scrolled} &`]: { visibility: 'visible' } },
});

export const end = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: vars.space[2],
  marginInlineStart: 'auto',
});

export const switches = sliceStyle({ display: 'inline-flex' });
