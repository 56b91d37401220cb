import {
  colorTransition,
  ellipsis,
  media,
  slicePart,
  sliceRecipe,
  sliceStyle,
  tabular,
  vars,
} from '@/shared/theme/style';

const ground = (share: number) =>
  `color-mix(in srgb, ${vars.color.bgSunken} ${share}%, transparent)`;

export const root = sliceStyle({ minInlineSize: 0 });

const closedRoot = `${root}[data-closed="true"]`;

export const picture = sliceRecipe({
  base: {
    position: 'relative',
    borderRadius: vars.radius.card,
    overflow: 'hidden',
    selectors: {
      '&:has(button:focus-visible)': {
        boxShadow: `0 0 0 2px ${vars.color.bg}, 0 0 0 4px ${vars.color.focus}`,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          [`${root}[data-closed="false"] &:hover`]: {
            boxShadow: `0 0 0 2px ${vars.color.bg}, 0 0 0 4px ${vars.color.brand}`,
          },
        },
      },
    },
  },
  variants: { kind: { slot: { blockSize: '174px' }, casino: { blockSize: '104px' } } },
});

slicePart(closedRoot, 'img', { filter: 'grayscale(1) brightness(0.3)' });

/** There for who presses with a finger, too, who sees it in a sheet. */
export const info = sliceRecipe({
  base: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    backgroundImage: `linear-gradient(${ground(0)} 8%, ${ground(95)} 44%)`,
    opacity: 0,
    selectors: { '&:has(:focus-visible)': { opacity: 1 } },
    transition: `opacity ${vars.duration.fast} ${vars.easing.out}`,
    '@media': {
      [media.hover]: { selectors: { '&:hover': { opacity: 1 } } },
      [media.reducedMotion]: { transition: 'none' },
    },
  },
  variants: {
    kind: {
      slot: { gap: vars.space[2.5], padding: vars.space[3] },
      casino: {
        gap: vars.space[1.5],
        padding: vars.space[2],
        backgroundImage: `linear-gradient(${ground(40)}, ${ground(95)} 40%)`,
      },
    },
  },
});

export const enter = sliceRecipe({
  base: {
    ...colorTransition,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.brand,
    color: vars.color.brandInk,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.bold,
    selectors: {
      '&:hover': { backgroundColor: vars.color.brandHover },
      '&::after': { content: '', position: 'absolute', inset: 0 },
    },
  },
  variants: { kind: { slot: { blockSize: '34px' }, casino: { blockSize: '30px' } } },
});

export const closed = sliceStyle({
  ...tabular,
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  color: vars.color.text2,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
});

export const closedMark = sliceStyle({ color: vars.color.warn });

export const closedState = sliceStyle({
  color: vars.color.warn,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.bold,
  selectors: { '&[data-state="unconnected"]': { color: vars.color.text } },
});

export const fresh = sliceStyle({
  position: 'absolute',
  insetBlockStart: vars.space[2.5],
  insetInlineStart: vars.space[2.5],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.brand,
  color: vars.color.brandInk,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.bold,
  pointerEvents: 'none',
});

export const star = sliceStyle({
  position: 'absolute',
  insetBlockStart: vars.space[2.5],
  insetInlineEnd: vars.space[2.5],
  display: 'flex',
  '@media': {
    [media.hover]: {
      selectors: {
        // One that is lit is always seen, the others where a game is looked at.
        [`${root}:not(:hover, :focus-within) &:has([aria-pressed="false"])`]: { opacity: 0 },
      },
    },
  },
});

export const name = sliceStyle({
  ...ellipsis,
  display: 'block',
  marginBlockStart: vars.space[2],
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  selectors: { [`${closedRoot} &`]: { color: vars.color.text2 } },
});

export const provider = sliceStyle({
  ...ellipsis,
  display: 'block',
  color: vars.color.text2,
  fontSize: vars.fontSize.xs,
});
