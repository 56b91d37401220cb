import { ellipsis, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  { display: 'flex', flexDirection: 'column', gap: vars.space[2.5], minInlineSize: 0 },
  'fixtureMarkets',
);

export const markets = sliceStyle({ display: 'grid', gap: vars.space[2.5] }, 'fixtureMarketList');

export const head = sliceStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 },
  'fixtureHead',
);

export const league = sliceStyle(
  { ...ellipsis, color: vars.color.text2, fontWeight: vars.fontWeight.semibold },
  'fixtureLeague',
);

/** Teams to star: side by side, one under the other where their names are long. */
export const teams = sliceStyle(
  { display: 'flex', flexWrap: 'wrap', gap: vars.space[1.5], minInlineSize: 0 },
  'fixtureTeams',
);

export const chips = sliceStyle(
  {
    display: 'flex',
    gap: vars.space[1.5],
    paddingInline: 0,
    paddingBlock: vars.space[1.5],
    // Wraps: a row that scrolls would widen the dialog around it.
    flexWrap: 'wrap',
  },
  'fixtureChips',
);

export const halt = sliceStyle(
  { color: vars.color.warn, fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.semibold },
  'fixtureHalt',
);
