import { cardSurface, colorTransition, sliceStyle, tabular, vars } from '@/shared/theme/style';

/** As high as the matches that wait, so that a short list does not pull the footer up. */
export const root = sliceStyle(
  {
    minBlockSize: '720px',
  },
  'schedule',
);

export const parts = sliceStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] },
  'scheduleParts',
);

export const waiting = sliceStyle({ display: 'grid', gap: vars.space[2] }, 'scheduleWaiting');

export const part = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[1],
    padding: vars.space[3],
    ...cardSurface,
  },
  'schedulePart',
);

export const head = sliceStyle(
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[2],
    paddingInline: vars.space[2],
  },
  'scheduleHead',
);

export const title = sliceStyle({ fontSize: vars.fontSize.lg }, 'scheduleTitle');

export const count = sliceStyle({ ...tabular, color: vars.color.text3 }, 'scheduleCount');

export const quiet = sliceStyle(
  { padding: vars.space[2], color: vars.color.text2, fontSize: vars.fontSize.md },
  'scheduleQuiet',
);

const row = {
  ...colorTransition,
  display: 'grid',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  color: vars.color.text,
} as const;

export const game = sliceStyle(
  {
    ...row,
    gridTemplateColumns: '20px minmax(0, 1fr)',
    selectors: {
      '&:hover': { backgroundColor: vars.color.surface2 },
      '&[aria-current="page"]': { backgroundColor: vars.color.brandTint },
    },
  },
  'scheduleGame',
);

export const day = sliceStyle(
  {
    paddingBlock: vars.space[2],
    paddingInline: vars.space[2],
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
  },
  'scheduleDay',
);

export const coming = sliceStyle(
  {
    ...row,
    gridTemplateColumns: '48px minmax(0, 1fr)',
    alignItems: 'start',
    minBlockSize: '44px',
    fontSize: vars.fontSize.md,
    selectors: { '&:hover': { backgroundColor: vars.color.surface2 } },
  },
  'scheduleComing',
);

export const time = sliceStyle({ ...tabular, fontWeight: vars.fontWeight.bold }, 'scheduleTime');

export const teams = sliceStyle({ display: 'grid', gap: vars.space.half }, 'scheduleTeams');

export const league = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.sm },
  'scheduleLeague',
);
