import { createVar } from '@vanilla-extract/css';
import { colorTransition, ellipsis, media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const share = createVar('runnerShare');
/** How many runners there are. */
export const count = createVar('runnerCount');

const columns = '20px minmax(0, 1fr) 62px 62px';

export const head = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: columns,
    columnGap: vars.space[2],
    alignItems: 'center',
    minBlockSize: '26px',
    paddingInline: vars.space[3],
    color: vars.color.text3,
    fontSize: vars.fontSize.xs,
    textAlign: 'center',
  },
  'raceHead',
);

export const headName = sliceStyle({ gridColumn: '1 / 3', textAlign: 'start' }, 'raceHeadName');

export const row = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: columns,
    columnGap: vars.space[2],
    alignItems: 'center',
    paddingBlock: vars.space.half,
    paddingInline: vars.space[3],
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
  'raceRow',
);

export const runner = sliceStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 },
  'raceRunner',
);

export const name = sliceStyle(
  { ...ellipsis, flex: 1, fontWeight: vars.fontWeight.semibold },
  'raceName',
);

export const bar = sliceStyle(
  {
    flexShrink: 0,
    inlineSize: '34px',
    blockSize: '4px',
    borderRadius: vars.radius.full,
    backgroundImage: `linear-gradient(to right, ${vars.color.brand} ${share}, ${vars.color.surface3} 0)`,
  },
  'raceShare',
);

export const percent = sliceStyle(
  {
    ...tabular,
    flexShrink: 0,
    minInlineSize: '3.2ch',
    whiteSpace: 'nowrap',
    color: vars.color.text3,
    fontSize: vars.fontSize.xs,
    textAlign: 'end',
  },
  'racePercent',
);

export const segment = sliceStyle(
  {
    display: 'inline-flex',
    padding: vars.space.half,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface,
  },
  'pairSegment',
);

export const option = sliceStyle(
  {
    ...colorTransition,
    position: 'relative',
    minBlockSize: '24px',
    paddingInline: vars.space[2.5],
    borderRadius: vars.radius.full,
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    selectors: {
      '&[aria-pressed="true"]': {
        backgroundColor: vars.color.inverse,
        color: vars.color.inverseInk,
      },
      '&::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: '-6px' },
    },
    '@media': {
      [media.phone]: {
        minBlockSize: '32px',
      },
    },
  },
  'pairOption',
);

export const grid = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    gap: vars.space[1],
    padding: vars.space[2.5],
  },
  'pairGrid',
);

export const number = sliceStyle(
  { display: 'grid', placeItems: 'center', minBlockSize: '30px' },
  'pairNumber',
);

export const text = sliceStyle(
  {
    padding: `0 ${vars.space[3]} ${vars.space[3]}`,
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    wordBreak: 'keep-all',
  },
  'pairText',
);

/** On touch two runners are pressed one after the other. */
export const taps = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: vars.space[2],
    padding: vars.space[3],
  },
  'pairTaps',
);

export const tap = sliceStyle(
  {
    ...colorTransition,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[1.5],
    minBlockSize: vars.size.touch,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface2,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    selectors: {
      '&[aria-pressed="true"]': {
        borderColor: vars.color.brand,
        backgroundColor: vars.color.brandTint,
      },
    },
  },
  'pairTap',
);

export const tapped = sliceStyle({ padding: `0 ${vars.space[3]} ${vars.space[3]}` }, 'pairTapped');
