import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { media } from './media';

/** One line of text, cut with an ellipsis. */
export const ellipsis = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} satisfies StyleRule;

/** Figures of one width, for anything that is under figures or changes in place. */
export const tabular = { fontVariantNumeric: 'tabular-nums' } satisfies StyleRule;

/**
 * An element in the layout of phones, as a selector: on a phone, and where the member chose that layout in a wide window.
 * Whatever must agree with what the model draws by `$layout` follows this and no width.
 */
export const mobile = ':root[data-layout="mobile"] &';

/** Present for assistive technology, absent for the eye. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  // Not `hidden`: what could be scrolled costs a layer and a place in every paint, and a board has a hundred of these.
  overflow: 'clip',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies StyleRule;

/** Puts what reaches over the whole window on the grid of the pages, which are not wider than `size.page`. */
export const pageInset = {
  paddingInline: `max(${vars.space[6]}, calc((100% - ${vars.size.page}) / 2 + ${vars.space[6]}))`,
} satisfies StyleRule;

/** A page in the middle of the window, up to a width, with its room at the edges. */
export const pageFrame = (maxInlineSize: string) =>
  ({
    inlineSize: '100%',
    maxInlineSize,
    marginInline: 'auto',
    paddingBlock: `${vars.space[6]} ${vars.space[12]}`,
    paddingInline: vars.space[6],
    '@media': {
      [media.phone]: { paddingBlockStart: vars.space[4], paddingInline: vars.space[3] },
    },
  }) satisfies StyleRule;

/** A change of colours and edges, quick enough to feel immediate. */
export const colorTransition = {
  transition: `background-color ${vars.duration.fast} ${vars.easing.out}, border-color ${vars.duration.fast} ${vars.easing.out}, color ${vars.duration.fast} ${vars.easing.out}`,
} satisfies StyleRule;

const overLowerBar = `calc(${vars.size.lowerBar} + env(safe-area-inset-bottom) + ${vars.space[2.5]} + ${vars.size.slipBar})`;

/**
 * What changes for an element while the slip's bar is at the foot of the window; gets what all bars cover then. For
 * each such element alone: a token of the root would make the browser style the whole page again with the first pick.
 */
export function atSlipBar<Rule>(rule: (bars: string) => Rule) {
  return {
    ':root[data-slip-bar] &': rule(`calc(${vars.size.slipBar} + ${vars.space[3]})`),
    ':root[data-layout="mobile"][data-slip-bar] &': rule(overLowerBar),
  };
}

const aboveLowerBar = `calc(${vars.size.lowerBar} + ${vars.space[2.5]} + env(safe-area-inset-bottom))`;

/** The place of a slip's bar: at the foot of the window, above the lower bar of the phone layout. */
export const slipBarPlace = {
  position: 'fixed',
  insetInline: vars.space[2],
  insetBlockEnd: vars.space[3],
  zIndex: vars.z.bar,
  maxInlineSize: '680px',
  marginInline: 'auto',
  '@media': {
    [media.phone]: { insetBlockEnd: aboveLowerBar },
    // Within the column of the mobile-style layout.
    [media.abovePhone]: {
      selectors: {
        [mobile]: { maxInlineSize: `calc(${vars.size.column} - 2 * ${vars.space[2]})` },
      },
    },
  },
  selectors: { [mobile]: { insetBlockEnd: aboveLowerBar } },
} satisfies StyleRule;

/** Puts what floats at the foot of the window above the slip's bar, too. */
export const barsAtSlipBar = atSlipBar((bars) => ({ vars: { [vars.bars]: bars } }));
