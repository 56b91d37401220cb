import { keyframes } from '@vanilla-extract/css';
import { media, sliceStyle, vars } from '@/shared/theme/style';

const mobile = ':root[data-layout="mobile"] &';
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Lets presses through between the popups; under the bar, so that its menus stay in reach. */
export const root = sliceStyle({
  position: 'fixed',
  insetBlockStart: `calc(${vars.size.header} + ${vars.size.notice} + ${vars.space[4]})`,
  insetInline: vars.space[6],
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[4],
  pointerEvents: 'none',
  selectors: {
    [mobile]: {
      insetBlockStart: 'auto',
      insetBlockEnd: `calc(${vars.bars} + ${vars.space[3]})`,
      insetInline: vars.space[3],
      justifyContent: 'center',
    },
  },
});

export const popup = sliceStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: `0 1 ${vars.size.field}`,
  minInlineSize: 0,
  maxBlockSize: `min(60dvh, calc(100dvh - ${vars.size.header} - ${vars.size.notice} - ${vars.bars} - ${vars.space[8]}))`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.float,
  pointerEvents: 'auto',
  '@media': {
    [media.motion]: { animation: `${rise} ${vars.duration.normal} ${vars.easing.out}` },
  },
  selectors: {
    [mobile]: { flexBasis: '100%', maxInlineSize: vars.size.dialogWide },
    [`${mobile}:not(:first-child)`]: { display: 'none' },
  },
});

export const header = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const body = sliceStyle({
  flex: 1,
  minBlockSize: 0,
  padding: vars.space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: vars.color.text2,
  lineHeight: vars.lineHeight.relaxed,
});

export const footer = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
