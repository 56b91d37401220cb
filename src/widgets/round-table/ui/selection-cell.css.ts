import {
  colorTransition,
  ellipsis,
  media,
  sliceRecipe,
  sliceStyle,
  tabular,
  vars,
} from '@/shared/theme/style';

const picked = '[aria-pressed="true"] &';

export const root = sliceRecipe(
  {
    base: {
      ...colorTransition,
      ...tabular,
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      inlineSize: '100%',
      minInlineSize: 0,
      overflow: 'hidden',
      border: '1px solid transparent',
      borderRadius: vars.radius.control,
      backgroundColor: vars.color.surface2,
      color: vars.color.text,
      lineHeight: vars.lineHeight.tight,
      selectors: {
        '&:hover:not([aria-disabled="true"])': { borderColor: vars.color.lineStrong },
        '&[aria-pressed="true"]': { backgroundColor: vars.color.brand, color: vars.color.brandInk },
        '&[aria-disabled="true"]': { cursor: 'not-allowed', color: vars.color.text3 },
        // Dimmed words on the full colour could not be read: a locked choice is outlined.
        '&[aria-pressed="true"][aria-disabled="true"]': {
          borderColor: vars.color.brand,
          backgroundColor: vars.color.brandTint,
          color: vars.color.text2,
        },
      },
    },
    variants: {
      look: {
        box: { minBlockSize: '54px' },
        grid: { borderColor: vars.color.line },
        gridMiddle: {
          borderColor: vars.color.line,
          backgroundColor: `color-mix(in srgb, ${vars.color.brand} 6%, ${vars.color.surface2})`,
        },
        gridShort: {
          borderColor: vars.color.line,
          backgroundColor: `color-mix(in srgb, ${vars.color.brand} 14%, ${vars.color.surface2})`,
        },
      },
    },
  },
  'selectionCell',
);

export const face = sliceStyle(
  {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    inlineSize: '100%',
    paddingBlock: vars.space[1],
    paddingInline: vars.space.half,
  },
  'selectionFace',
);

export const words = sliceStyle(
  { display: 'grid', gap: vars.space.half, minInlineSize: 0, justifyItems: 'center' },
  'selectionWords',
);

/** What is in brackets after a name goes below it where there is no room. */
export const name = sliceRecipe(
  {
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'center',
      columnGap: vars.space[1],
      maxInlineSize: '100%',
      fontSize: vars.fontSize.md,
      fontWeight: vars.fontWeight.bold,
      textAlign: 'center',
      wordBreak: 'keep-all',
      selectors: {
        [picked]: { color: 'inherit' },
        '[aria-disabled="true"] &': { color: 'inherit' },
      },
    },
    variants: {
      tone: {
        plain: {},
        blue: { color: vars.color.down },
        red: { color: vars.color.up },
        green: { color: vars.color.win },
      },
    },
  },
  'selectionName',
);

export const note = sliceStyle(
  { fontSize: vars.fontSize.xs, fontWeight: vars.fontWeight.medium },
  'selectionNote',
);

export const odds = sliceStyle(
  { fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.bold },
  'selectionOdds',
);

export const chances = sliceStyle(
  {
    ...ellipsis,
    inlineSize: '100%',
    padding: `${vars.space.half} ${vars.space[1]}`,
    borderBlockStart: `1px solid ${vars.color.line}`,
    color: vars.color.text3,
    fontSize: '11px',
    lineHeight: vars.lineHeight.normal,
    textAlign: 'center',
    selectors: { [picked]: { color: 'inherit', borderColor: 'currentColor' } },
  },
  'selectionChances',
);

export const lock = sliceStyle(
  { position: 'absolute', insetBlockStart: '6px', insetInlineEnd: '6px' },
  'selectionLock',
);

export const gridOdds = sliceStyle(
  {
    display: 'grid',
    placeItems: 'center',
    flex: 1,
    minBlockSize: '30px',
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.semibold,
    letterSpacing: '-0.04em',
    whiteSpace: 'nowrap',
    '@media': { [media.phone]: { minBlockSize: vars.size.touch } },
  },
  'selectionGridOdds',
);
