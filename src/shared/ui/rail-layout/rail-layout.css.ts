import { componentStyle, media, mobile, vars } from '@/shared/theme/style';

// Below 1025 px, and wherever the mobile-style layout is chosen, rail and slip column make room.
export const root = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: `${vars.size.rail} minmax(0, 1fr) ${vars.size.slip}`,
    alignItems: 'start',
    minBlockSize: `calc(100dvh - ${vars.size.header})`,
    // On the widest windows the rows keep their width.
    inlineSize: '100%',
    maxInlineSize: vars.size.page,
    marginInline: 'auto',
    '@media': {
      [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [media.tight]: { gridTemplateColumns: `180px minmax(0, 1fr) ${vars.size.slip}` },
    },
    selectors: { [mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'railLayout',
);

const height = `calc(100dvh - ${vars.size.header})`;
// Without an extent of their own the columns keep their place beside the footer, too.
const column = {
  position: 'sticky',
  insetBlockStart: vars.size.header,
  blockSize: height,
  marginBlockEnd: `calc(-1 * ${height})`,
} as const;

export const rail = componentStyle(
  {
    ...column,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    // The button back to the top is below the last line.
    paddingBlockEnd: `calc(${vars.size.touch} + 2 * ${vars.space[4]})`,
    borderInlineEnd: `1px solid ${vars.color.line}`,
    '@media': { [media.compact]: { display: 'none' } },
    selectors: { [mobile]: { display: 'none' } },
  },
  'railLayoutRail',
);

export const body = componentStyle(
  {
    minInlineSize: 0,
    // The footer stays below the window while the parts of the page come.
    minBlockSize: '100dvh',
  },
  'railLayoutBody',
);

export const aside = componentStyle(
  {
    ...column,
    minInlineSize: 0,
    '@media': { [media.compact]: { position: 'static', blockSize: 'auto', marginBlockEnd: 0 } },
    selectors: { [mobile]: { position: 'static', blockSize: 'auto', marginBlockEnd: 0 } },
  },
  'railLayoutAside',
);
