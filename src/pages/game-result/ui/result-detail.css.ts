import { cardSurface, media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[4],
  backgroundColor: vars.color.surface2,
  '@media': { [media.phone]: { padding: vars.space[3] } },
});

/** Links to the pages of the league and the teams. */
export const places = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  fontSize: vars.fontSize.sm,
});

export const place = sliceStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '32px',
  color: vars.color.text2,
  textUnderlineOffset: '3px',
});

export const scroll = sliceStyle({ overflowX: 'auto' });

export const table = sliceStyle({
  ...tabular,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.sm,
});

const padded = {
  paddingBlock: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.line}`,
} as const;

export const team = sliceStyle({
  ...padded,
  minInlineSize: '96px',
  textAlign: 'start',
  fontWeight: vars.fontWeight.medium,
});

export const cell = sliceStyle({
  ...padded,
  inlineSize: '56px',
  textAlign: 'center',
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
});

/** Bets of the member are beside the markets, below them on narrow windows. */
export const body = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[3],
  '@media': {
    [media.aboveCompact]: {
      selectors: { '&[data-own]': { gridTemplateColumns: 'minmax(0, 1fr) 264px' } },
    },
  },
});

export const settled = sliceStyle({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });

export const tabs = sliceStyle({
  display: 'flex',
  gap: vars.space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const tab = sliceStyle({
  flexShrink: 0,
  minBlockSize: '44px',
  borderBlockEnd: '2px solid transparent',
  color: vars.color.text2,
  fontWeight: vars.fontWeight.semibold,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-pressed="true"]': { borderBlockEndColor: vars.color.brand, color: vars.color.text },
  },
  '@media': { [media.forcedColors]: { borderBlockEndColor: 'Canvas' } },
});

export const markets = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  alignItems: 'start',
  gap: vars.space[3],
});

/** A market that waits. */
export const market = sliceStyle({
  display: 'grid',
  gap: vars.space[1.5],
  padding: vars.space[3],
  ...cardSurface,
});

export const quiet = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });
