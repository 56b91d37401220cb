import { colorTransition, componentStyle, media, tabular, vars } from '@/shared/theme/style';

/** As high as with six weeks: nothing may jump under the pointer. */
export const root = componentStyle(
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[2],
    minBlockSize: `calc(7 * ${vars.size.touch} + 28px + ${vars.space[2]})`,
  },
  'monthGrid',
);

export const head = componentStyle(
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  'monthGridHead',
);

export const month = componentStyle(
  { ...tabular, fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.bold },
  'monthGridMonth',
);

export const grid = componentStyle(
  {
    inlineSize: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
  },
  'monthGridDays',
);

export const weekday = componentStyle(
  {
    blockSize: '28px',
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    textAlign: 'center',
  },
  'monthGridWeekday',
);

export const cell = componentStyle({ padding: 0, verticalAlign: 'top' }, 'monthGridCell');

export const day = componentStyle(
  {
    ...colorTransition,
    ...tabular,
    // Of the name that is read, which is out of the picture.
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: '100%',
    blockSize: vars.size.touch,
    borderRadius: vars.radius.control,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.tight,
    selectors: {
      '&:hover': { backgroundColor: vars.color.surface2 },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-disabled="true"]': {
        backgroundColor: 'transparent',
        color: vars.color.text3,
        fontWeight: vars.fontWeight.medium,
        cursor: 'default',
      },
      '&[aria-current="date"]': { boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}` },
      '[aria-selected="true"] > &': {
        backgroundColor: vars.color.brand,
        color: vars.color.brandInk,
        fontWeight: vars.fontWeight.bold,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-current="date"]': { border: '1px solid ButtonText' } },
      },
    },
  },
  'monthGridDay',
);

/** Keeps its height where there is none, so that the figures of a week are on one line. */
export const count = componentStyle(
  {
    minBlockSize: '13px',
    color: vars.color.text3,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.medium,
    selectors: { '[aria-selected="true"] &': { color: vars.color.brandInk } },
  },
  'monthGridCount',
);
