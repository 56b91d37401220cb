import { createVar } from '@vanilla-extract/css';
import { ellipsis, media, sliceRecipe, vars } from '@/shared/theme/style';

/** As wide and high as what `Field` draws: a circle stays round at any width. */
export const root = sliceRecipe(
  {
    base: {
      position: 'relative',
      overflow: 'hidden',
      aspectRatio: '680 / 176',
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.surface2,
    },
    variants: {
      hasMap: {
        // On a phone the word would cover towers of the lower lane: it goes below them.
        true: { '@media': { [media.phone]: { aspectRatio: 'auto', paddingBlockEnd: '36px' } } },
        false: {},
      },
    },
  },
  'momentum',
);

/** Shades the half that is attacked: the home side plays to the right. */
export const lean = sliceRecipe(
  {
    base: {
      position: 'absolute',
      insetBlock: 0,
      inlineSize: '50%',
      '@media': {
        [media.motion]: { transition: `opacity ${vars.duration.normal} ${vars.easing.out}` },
      },
    },
    variants: {
      side: {
        home: {
          insetInlineEnd: 0,
          backgroundImage: `linear-gradient(to right, transparent, ${vars.color.brand})`,
        },
        away: {
          insetInlineStart: 0,
          backgroundImage: `linear-gradient(to left, transparent, ${vars.color.brand})`,
        },
      },
    },
  },
  'momentumLean',
);

/** Where the ball is, from the upper left. */
export const ballX = createVar();
export const ballY = createVar();

const move = `${vars.duration.normal} ${vars.easing.out}`;

export const ball = sliceRecipe(
  {
    base: {
      position: 'absolute',
      insetInlineStart: ballX,
      insetBlockStart: ballY,
      borderRadius: vars.radius.full,
      border: `2px solid ${vars.color.surface}`,
      backgroundColor: vars.color.text,
      translate: '-50% -50%',
      '@media': {
        [media.motion]: {
          transition: `inset-inline-start ${move}, inset-block-start ${move}`,
        },
        [media.forcedColors]: { backgroundColor: 'CanvasText' },
      },
    },
    variants: {
      size: {
        md: { inlineSize: '14px', blockSize: '14px' },
        sm: { inlineSize: '10px', blockSize: '10px' },
      },
    },
  },
  'momentumBall',
);

export const word = sliceRecipe(
  {
    base: {
      ...ellipsis,
      position: 'absolute',
      insetBlockEnd: vars.space[2],
      maxInlineSize: `calc(100% - ${vars.space[4]})`,
      paddingBlock: vars.space[1],
      paddingInline: vars.space[2.5],
      borderRadius: vars.radius.full,
      fontSize: vars.fontSize.sm,
      fontWeight: vars.fontWeight.bold,
    },
    variants: {
      size: {
        md: {},
        sm: {
          insetBlockEnd: vars.space[1],
          paddingBlock: 0,
          paddingInline: vars.space[1.5],
          fontSize: vars.fontSize.xs,
        },
      },
      side: {
        home: { insetInlineEnd: vars.space[2] },
        away: { insetInlineStart: vars.space[2] },
        none: { insetInlineStart: '50%', translate: '-50% 0' },
      },
      isFresh: {
        true: { backgroundColor: vars.color.brand, color: vars.color.brandInk },
        false: {
          border: `1px solid ${vars.color.line}`,
          backgroundColor: vars.color.surface,
          color: vars.color.text2,
        },
      },
    },
  },
  'momentumWord',
);
