import { ellipsis, media, sliceStyle, vars } from '@/shared/theme/style';

const onlyWide = { '@media': { [media.phone]: { display: 'none' } } } as const;
const quiet = { color: vars.color.text2, fontSize: vars.fontSize.sm } as const;

export const root = sliceStyle(
  { minBlockSize: '36px', backgroundColor: vars.color.surface2 },
  'leagueHead',
);

export const lead = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    gridColumn: '1 / 3',
    minInlineSize: 0,
    '@media': { [media.phone]: { gridColumn: '1 / -1' } },
  },
  'leagueHeadLead',
);

export const name = sliceStyle(
  { ...ellipsis, fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.bold },
  'leagueHeadName',
);

export const count = sliceStyle({ ...quiet, flexShrink: 0 }, 'leagueHeadCount');
export const caption = sliceStyle(
  { ...quiet, ...onlyWide, ...ellipsis, textAlign: 'center' },
  'leagueHeadCaption',
);
export const points = sliceStyle(quiet, 'leagueHeadPoints');
export const total = sliceStyle(
  { ...quiet, ...onlyWide, gridColumn: '7', textAlign: 'center' },
  'leagueHeadTotal',
);
export const end = sliceStyle(
  { ...quiet, ...onlyWide, gridColumn: '8', textAlign: 'end' },
  'leagueHeadEnd',
);
