import { barsAtSlipBar, ellipsis, sliceRecipe, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceRecipe(
  {
    base: {
      display: 'flex',
      flexDirection: 'column',
      backgroundColor: vars.color.bgSunken,
      outline: 'none',
    },
    variants: {
      place: {
        row: { borderBlockStart: `2px solid ${vars.color.brand}` },
        page: {
          position: 'fixed',
          insetInline: 0,
          insetBlockStart: vars.size.header,
          insetBlockEnd: vars.bars,
          selectors: barsAtSlipBar,
          zIndex: vars.z.sticky,
          backgroundColor: vars.color.bg,
        },
      },
    },
  },
  'fixturePanel',
);

export const head = sliceRecipe(
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[2],
      flexShrink: 0,
      blockSize: '48px',
      paddingInlineStart: vars.space[3],
      paddingInlineEnd: vars.space[1],
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
    variants: {
      place: {
        // The name of the match and the way out stay in view while the page scrolls its markets.
        row: {
          position: 'sticky',
          insetBlockStart: vars.size.header,
          zIndex: vars.z.sticky,
          backgroundColor: vars.color.bgSunken,
          // Scrolled to with the first of its markets.
          scrollMarginBlock: `calc(${vars.size.header} + ${vars.space[2]}) 392px`,
        },
        page: {},
      },
    },
  },
  'fixturePanelHead',
);

export const title = sliceStyle(
  { ...ellipsis, minInlineSize: 0, fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.bold },
  'fixturePanelTitle',
);

export const tools = sliceStyle(
  { display: 'inline-flex', alignItems: 'center', flexShrink: 0 },
  'fixturePanelTools',
);

export const body = sliceRecipe(
  {
    base: { padding: vars.space[3] },
    variants: {
      place: {
        row: {},
        page: { flex: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
      },
    },
  },
  'fixturePanelBody',
);
