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
        // Of a height that the windowed list knows before it is drawn.
        row: { blockSize: '100%', borderBlockStart: `2px solid ${vars.color.brand}` },
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

export const head = sliceStyle(
  {
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

export const body = sliceStyle(
  {
    flex: 1,
    minBlockSize: 0,
    padding: vars.space[3],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  'fixturePanelBody',
);
