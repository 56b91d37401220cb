import { createVar } from '@vanilla-extract/css';
import { media, sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

/** Where a mark is, from the left. */
export const at = createVar();

/** Its line, and what is written below it; half a mark reaches out at both ends. */
export const root = sliceStyle(
  {
    position: 'relative',
    blockSize: '38px',
    marginInline: vars.space[2],
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '7px',
      insetInline: `calc(-1 * ${vars.space[2]})`,
      blockSize: '2px',
      backgroundColor: vars.color.controlLine,
    },
    '@media': {
      [media.forcedColors]: { '::before': { backgroundColor: 'CanvasText' } },
    },
  },
  'strip',
);

export const place = sliceStyle(
  {
    ...tabular,
    position: 'absolute',
    insetInlineStart: at,
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[1],
    translate: '-50% 0',
    color: vars.color.text2,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.semibold,
    whiteSpace: 'nowrap',
  },
  'stripPlace',
);

const card = {
  inlineSize: '11px',
  borderRadius: '3px',
  // Its colour is all that distinguishes a card from another.
  forcedColorAdjust: 'none',
} as const;

export const mark = sliceRecipe(
  {
    base: {
      boxSizing: 'border-box',
      inlineSize: '16px',
      blockSize: '16px',
      borderRadius: vars.radius.full,
      border: `2px solid ${vars.color.surface}`,
    },
    variants: {
      kind: {
        goal: { backgroundColor: vars.color.brand },
        end: {
          inlineSize: '6px',
          borderRadius: '2px',
          borderColor: vars.color.text3,
          backgroundColor: vars.color.text3,
        },
        'yellow-card': { ...card, backgroundColor: vars.color.ballYellow },
        'red-card': { ...card, backgroundColor: vars.color.beadRed },
        now: { borderColor: vars.color.live, backgroundColor: vars.color.surface },
      },
      side: {
        home: {},
        // A ring, so that the sides do not differ by colour alone.
        away: {},
        none: {},
      },
    },
    compoundVariants: [
      {
        variants: { kind: 'goal', side: 'away' },
        style: { borderColor: vars.color.brand, backgroundColor: vars.color.surface },
      },
    ],
  },
  'stripMark',
);

export const label = sliceStyle({ lineHeight: '16px' }, 'stripLabel');
