import { media, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] },
  'resultFilters',
);

export const row = sliceStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
  },
  'resultFilterRow',
);

/** As high as a row of chips, so that the list does not move when the day is known. */
export const sports = sliceStyle(
  {
    display: 'flex',
    gap: vars.space[1.5],
    maxInlineSize: '100%',
    minBlockSize: '36px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media': { [media.phone]: { paddingBlock: vars.space[1] } },
  },
  'resultSports',
);

export const tools = sliceStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    '@media': { [media.phone]: { inlineSize: '100%' } },
  },
  'resultTools',
);

export const search = sliceStyle(
  { inlineSize: '190px', '@media': { [media.phone]: { inlineSize: '100%', order: 1 } } },
  'resultSearch',
);

/** The list beside the results says it where there is room. */
export const leagues = sliceStyle(
  {
    inlineSize: '190px',
    '@media': {
      [media.aboveCompact]: { display: 'none' },
      [media.phone]: { inlineSize: 'auto', flex: 1 },
    },
  },
  'resultLeagues',
);
