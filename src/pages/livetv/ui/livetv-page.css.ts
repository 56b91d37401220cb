import { media, mobile, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    alignContent: 'start',
    paddingBlock: `${vars.space[4]} ${vars.space[12]}`,
    paddingInline: vars.space[5],
    '@media': {
      [media.compact]: { paddingInline: vars.space[3] },
      [media.tight]: { paddingInline: vars.space[3] },
    },
    selectors: { [mobile]: { paddingInline: vars.space[3] } },
  },
  'livetv',
);

export const rail = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[2.5],
  },
  'livetvRail',
);

export const head = sliceStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    minBlockSize: '33px',
  },
  'livetvHead',
);

/** As high as a row of chips, so that the list does not move when the sports are known. */
export const sports = sliceStyle(
  {
    display: 'flex',
    gap: vars.space[1.5],
    minBlockSize: '36px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  'livetvSports',
);
