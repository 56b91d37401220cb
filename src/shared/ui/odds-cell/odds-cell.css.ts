import {
  colorTransition,
  componentRecipe,
  media,
  mobile,
  tabular,
  vars,
} from '@/shared/theme/style';

const stacked = {
  paddingInline: vars.space[2.5],
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space.half,
} as const;

export const root = componentRecipe(
  {
    base: {
      ...colorTransition,
      // Focus by key must not end under the bar at the head.
      scrollMarginBlock: `calc(${vars.size.header} + ${vars.space[3]})`,
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[2],
      inlineSize: '100%',
      minInlineSize: 0,
      minBlockSize: '42px',
      paddingBlock: vars.space[1],
      paddingInline: vars.space[3],
      border: '1px solid transparent',
      borderRadius: vars.radius.control,
      backgroundColor: vars.color.surface2,
      color: vars.color.text,
      textAlign: 'start',
      selectors: {
        '&:hover:not([aria-disabled="true"])': { borderColor: vars.color.lineStrong },
        '&[aria-pressed="true"]': { backgroundColor: vars.color.brand, color: vars.color.brandInk },
        '&[aria-disabled="true"]': { cursor: 'not-allowed' },
        // Dimmed words on the full colour could not be read: a locked choice is outlined.
        '&[aria-pressed="true"][aria-disabled="true"]': {
          borderColor: vars.color.brand,
          backgroundColor: vars.color.brandTint,
          color: vars.color.text2,
        },
        [mobile]: { minBlockSize: vars.size.touch },
      },
    },
    variants: {
      layout: {
        // Room for the mark between the name and the figures.
        row: {
          justifyContent: 'space-between',
          gap: vars.space[4],
          '@media': {
            [media.tight]: { ...stacked, minBlockSize: '48px', paddingBlock: vars.space.half },
          },
        },
        stack: stacked,
        auto: {
          justifyContent: 'space-between',
          selectors: { [mobile]: { ...stacked, minBlockSize: '56px' } },
        },
        sign: {
          ...stacked,
          gap: 0,
          blockSize: '42px',
          minBlockSize: 0,
          padding: 0,
          selectors: {
            [mobile]: { blockSize: '46px', minBlockSize: 0 },
            // In a row of its own a cell is pressed over the whole height of it.
            '[data-odds-row="line"] &::after': {
              content: '',
              position: 'absolute',
              insetInline: '-2px',
              insetBlock: '-6px',
            },
            [mobile.replace('&', '[data-odds-row="line"] &::after')]: { insetBlock: '-10px' },
          },
        },
        compact: { justifyContent: 'center', gap: vars.space[1.5], paddingInline: vars.space[1] },
      },
      align: { start: {}, center: {}, end: {} },
    },
    compoundVariants: [
      {
        variants: { layout: 'row', align: 'start' },
        style: { '@media': { [media.tight]: { alignItems: 'flex-start' } } },
      },
      {
        variants: { layout: 'row', align: 'end' },
        style: {
          flexDirection: 'row-reverse',
          '@media': { [media.tight]: { flexDirection: 'column', alignItems: 'flex-end' } },
        },
      },
      {
        variants: { layout: 'row', align: 'center' },
        // The narrow middle holds a word, the mark and figures of up to five places.
        style: {
          justifyContent: 'center',
          paddingInline: vars.space[1],
          '@media': { [media.tight]: { paddingInline: vars.space[1] } },
        },
      },
      { variants: { layout: 'stack', align: 'start' }, style: { alignItems: 'flex-start' } },
      { variants: { layout: 'stack', align: 'end' }, style: { alignItems: 'flex-end' } },
      {
        variants: { layout: 'auto', align: 'start' },
        style: { selectors: { [mobile]: { alignItems: 'flex-start' } } },
      },
      { variants: { layout: 'auto', align: 'center' }, style: { justifyContent: 'center' } },
      {
        variants: { layout: 'auto', align: 'end' },
        style: {
          flexDirection: 'row-reverse',
          selectors: { [mobile]: { flexDirection: 'column', alignItems: 'flex-end' } },
        },
      },
    ],
    defaultVariants: { layout: 'auto', align: 'start' },
  },
  'oddsCell',
);

export const odds = componentRecipe(
  {
    base: {
      ...tabular,
      position: 'relative',
      flexShrink: 0,
      fontSize: vars.fontSize.lg,
      fontWeight: vars.fontWeight.bold,
      lineHeight: vars.lineHeight.snug,
      selectors: {
        '[data-move="up"] > &': { color: vars.color.up },
        '[data-move="down"] > &': { color: vars.color.down },
        '[aria-pressed="true"] > &': { color: 'inherit' },
        '[aria-disabled="true"]:not([aria-pressed="true"]) > &': {
          color: vars.color.text3,
          // Figures alone: the lock beside them is seen in full.
          WebkitTextFillColor: 'color-mix(in srgb, currentColor 42%, transparent)',
        },
      },
    },
    variants: {
      // In the middle the figures keep five places, so that 9.99 to 10.00 does not push the name.
      align: { start: {}, center: { minInlineSize: '4.7ch', textAlign: 'center' }, end: {} },
      tone: {
        plain: {},
        money: {
          fontSize: vars.fontSize.md,
          selectors: {
            ':not([data-move]):not([aria-pressed="true"]) > &': { color: vars.color.money },
          },
        },
      },
      small: { true: { minInlineSize: 0, fontSize: vars.fontSize.base } },
    },
  },
  'oddsValue',
);
