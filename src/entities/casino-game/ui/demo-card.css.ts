import { ellipsis, media, slicePart, sliceStyle, tabular, vars } from '@/shared/theme/style';

const ground = (share: number) =>
  `color-mix(in srgb, ${vars.color.bgSunken} ${share}%, transparent)`;

export const root = sliceStyle({
  position: 'relative',
  minInlineSize: 0,
  blockSize: '158px',
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  color: vars.color.text,
});

slicePart(`${root}[data-closed="true"]`, 'img', { filter: 'grayscale(1) brightness(0.5)' });

export const tag = sliceStyle({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[3],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.full,
  backgroundColor: ground(74),
  color: vars.color.brand,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.relaxed,
  selectors: { '&[data-closed="true"]': { color: vars.color.warn } },
});

/** Below the words, which the brightest of pictures must not take away. */
export const foot = sliceStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space[2],
  padding: `${vars.space[8]} ${vars.space[3]} ${vars.space[3]}`,
  backgroundImage: `linear-gradient(transparent 40%, ${ground(86)} 74%)`,
});

export const words = sliceStyle({ display: 'grid', flexGrow: 1, minInlineSize: 0 });

/** The name; pressed anywhere on the card. */
export const enter = sliceStyle({
  ...ellipsis,
  color: vars.color.text,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: vars.letterSpacing.heading,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: vars.radius.card,
    },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&:disabled': { cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:enabled::after': { boxShadow: `inset 0 0 0 2px ${vars.color.brand}` },
      },
    },
  },
});

export const fact = sliceStyle({
  ...ellipsis,
  ...tabular,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const play = sliceStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.space[8],
  blockSize: vars.space[8],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.brand,
  color: vars.color.brandInk,
});

export const star = sliceStyle({
  position: 'absolute',
  insetBlockStart: vars.space[2.5],
  insetInlineEnd: vars.space[2.5],
  display: 'flex',
});
