import { sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';
import { cardWidth } from './card.css';

const wide = '(min-width: 640px)';
const columns = 'minmax(0, 1fr) auto minmax(0, 1fr)';

export const root = sliceStyle(
  {
    containerType: 'inline-size',
    position: 'relative',
    overflow: 'hidden',
    backgroundImage: `radial-gradient(110% 130% at 50% 24%, ${vars.color.brandTint}, transparent)`,
    // Readable on the tint of the cloth.
    color: `color-mix(in srgb, ${vars.color.text2} 60%, ${vars.color.text})`,
    fontSize: vars.fontSize.sm,
  },
  'cardTable',
);

/** The cloth: lines that a table has around its edge, and a rosette in its middle. */
export const cloth = sliceStyle(
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '100%',
    blockSize: '100%',
    fill: 'none',
    stroke: vars.color.brand,
    strokeOpacity: 0.14,
  },
  'cardTableCloth',
);

export const table = sliceRecipe(
  {
    base: {
      position: 'relative',
      display: 'grid',
      columnGap: vars.space[2],
      paddingBlock: `${vars.space[4]} ${vars.space[5]}`,
      paddingInline: vars.space[2],
    },
    variants: {
      hands: {
        one: {
          vars: { [cardWidth]: 'clamp(56px, 16cqi, 72px)' },
          gridTemplateColumns: columns,
        },
        many: {
          vars: { [cardWidth]: 'clamp(40px, 11.6cqi, 72px)' },
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          '@container': { [wide]: { gridTemplateColumns: columns } },
        },
      },
    },
  },
  'cardTableHands',
);

/** Beside long hands a narrow table has no room for it: the marks of the hands say the same. */
export const middle = sliceRecipe(
  {
    base: {
      ...tabular,
      alignSelf: 'end',
      display: 'grid',
      placeContent: 'center',
      boxSizing: 'border-box',
      inlineSize: '84px',
      blockSize: `calc(${cardWidth} * 100 / 72)`,
      textAlign: 'center',
      fontSize: vars.fontSize.xs,
      lineHeight: vars.lineHeight.snug,
    },
    variants: {
      hands: {
        one: {},
        many: { display: 'none', '@container': { [wide]: { display: 'grid' } } },
      },
    },
  },
  'cardTableMiddle',
);

export const verdict = sliceStyle(
  { color: vars.color.text, fontSize: vars.fontSize.h2, fontWeight: vars.fontWeight.heavy },
  'cardTableVerdict',
);

export const notes = sliceStyle(
  {
    ...tabular,
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    rowGap: vars.space.half,
    boxSizing: 'border-box',
    blockSize: '52px',
    paddingInline: vars.space[2],
    borderBlockStart: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.brandTint,
    fontSize: vars.fontSize.xs,
    lineHeight: vars.lineHeight.snug,
    whiteSpace: 'nowrap',
    '@container': {
      [wide]: {
        gridTemplateColumns: columns,
        alignItems: 'center',
        columnGap: vars.space[4],
        blockSize: '42px',
        fontSize: vars.fontSize.sm,
      },
    },
  },
  'cardTableNotes',
);

export const note = sliceRecipe(
  {
    variants: {
      of: {
        left: { '@container': { [wide]: { justifySelf: 'end' } } },
        right: { '@container': { [wide]: { justifySelf: 'start' } } },
        rule: { fontWeight: vars.fontWeight.semibold, '@container': { [wide]: { gridColumn: 2 } } },
      },
      isSpare: {
        // A narrow table has two lines for the hands and none for what both have in common.
        true: { display: 'none', '@container': { [wide]: { display: 'block' } } },
        false: {},
      },
    },
  },
  'cardTableNote',
);

export const owner = sliceStyle(
  {
    marginInlineEnd: vars.space[1.5],
    color: vars.color.text,
    '@container': { [wide]: { display: 'none' } },
  },
  'cardTableOwner',
);
