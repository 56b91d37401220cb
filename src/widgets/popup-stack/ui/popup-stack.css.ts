import { keyframes } from '@vanilla-extract/css';
import {
  barsAtSlipBar,
  colorTransition,
  ellipsis,
  media,
  mobile,
  pageInset,
  sliceStyle,
  vars,
} from '@/shared/theme/style';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** At the foot, above the bars and within the width of the page; lets presses through between the popups. */
export const root = sliceStyle({
  position: 'fixed',
  insetBlockEnd: `calc(${vars.bars} + ${vars.space[4]})`,
  insetInline: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  gap: vars.space[3],
  ...pageInset,
  pointerEvents: 'none',
  selectors: {
    ...barsAtSlipBar,
    [mobile]: {
      insetBlockEnd: `calc(${vars.bars} + ${vars.space[2]})`,
      paddingInline: vars.space[3],
    },
  },
});

export const popup = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  flex: `0 1 ${vars.size.dialog}`,
  minInlineSize: 0,
  paddingInlineEnd: vars.space[1],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.float,
  pointerEvents: 'auto',
  selectors: {
    [mobile]: { flexBasis: vars.size.column, marginInline: 'auto' },
    [`${mobile}:not(:first-child)`]: { display: 'none' },
  },
  '@media': {
    [media.motion]: { animation: `${rise} ${vars.duration.normal} ${vars.easing.out}` },
    // The first row reaches down to the bars of a short phone: a popup waits until the member has scrolled.
    '(max-height: 720px)': {
      selectors: { ':root[data-layout="mobile"] [data-scrolled="false"] &': { display: 'none' } },
    },
  },
});

export const title = sliceStyle({
  ...ellipsis,
  ...colorTransition,
  flex: 1,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.card,
  fontWeight: vars.fontWeight.bold,
  textAlign: 'start',
  selectors: {
    '&:hover': { color: vars.color.brand },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const body = sliceStyle({ color: vars.color.text2, lineHeight: vars.lineHeight.relaxed });
