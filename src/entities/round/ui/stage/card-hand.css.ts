import { createVar } from '@vanilla-extract/css';
import { sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

/** Readable on the tint of the cloth. */
const onCloth = (color: string) => `color-mix(in srgb, ${color} 55%, ${vars.color.text})`;

/** How much of its way from the shoe a card has behind it, and how wide its turn leaves it, 0 to 1. */
export const way = createVar('cardWay');
export const width = createVar('cardTurn');

export const root = sliceRecipe(
  {
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: vars.space[2],
      minInlineSize: 0,
    },
    variants: {
      side: {
        left: { justifyItems: 'end' },
        right: { justifyItems: 'start' },
      },
    },
  },
  'cardHand',
);

export const head = sliceRecipe(
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[2],
      minBlockSize: '28px',
      fontSize: vars.fontSize.lg,
      fontWeight: vars.fontWeight.bold,
      whiteSpace: 'nowrap',
    },
    variants: {
      side: { left: {}, right: { flexDirection: 'row-reverse' } },
      tone: {
        blue: { color: onCloth(vars.color.down) },
        red: { color: onCloth(vars.color.up) },
        plain: { color: vars.color.text },
      },
    },
  },
  'cardHandHead',
);

export const total = sliceRecipe(
  {
    base: {
      ...tabular,
      display: 'grid',
      placeItems: 'center',
      boxSizing: 'border-box',
      minInlineSize: '28px',
      blockSize: '28px',
      paddingInline: vars.space[1],
      border: '1.5px solid currentcolor',
      borderRadius: vars.radius.full,
      fontSize: vars.fontSize.lg,
      fontWeight: vars.fontWeight.heavy,
      lineHeight: vars.lineHeight.tight,
    },
    variants: {
      filled: {
        blue: {
          borderColor: vars.color.beadBlue,
          backgroundColor: vars.color.beadBlue,
          color: vars.color.beadInk,
        },
        red: {
          borderColor: vars.color.beadRed,
          backgroundColor: vars.color.beadRed,
          color: vars.color.beadInk,
        },
        plain: {
          borderColor: vars.color.brand,
          backgroundColor: vars.color.brand,
          color: vars.color.brandInk,
        },
      },
    },
  },
  'cardHandTotal',
);

export const mark = sliceStyle(
  {
    paddingBlock: vars.space.half,
    paddingInline: vars.space[2],
    border: '1px solid currentcolor',
    borderRadius: vars.radius.full,
    fontSize: vars.fontSize.xs,
    lineHeight: vars.lineHeight.tight,
  },
  'cardHandMark',
);

/** A hand that is too long for its side lies as a fan: each card gives way but for the last. */
export const cards = sliceRecipe(
  {
    base: { display: 'flex', alignItems: 'flex-end', gap: vars.space[1.5], inlineSize: '100%' },
    variants: { side: { left: { justifyContent: 'flex-end' }, right: {} } },
  },
  'cardHandCards',
);

export const slot = sliceRecipe(
  {
    base: {
      flex: '0 1 auto',
      minInlineSize: 0,
      opacity: way,
      transform: `translateY(calc((${way} - 1) * 36px)) scaleX(${width})`,
      selectors: { '&:last-child': { flexShrink: 0 } },
    },
    variants: {
      isOutside: {
        // The third card of a hand on the left lies on its outer side, too.
        true: { order: -1 },
        false: {},
      },
    },
  },
  'cardHandSlot',
);
