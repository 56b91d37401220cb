import { cardSurface, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[1.5],
    padding: vars.space[3],
    ...cardSurface,
  },
  'marketResult',
);

export const head = sliceStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[2],
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.bold,
  },
  'marketResultHead',
);

const quiet = {
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
} as const;

export const note = sliceStyle(quiet, 'marketResultNote');
export const decided = sliceStyle(
  { ...quiet, ...tabular, marginInlineStart: 'auto' },
  'marketResultDecided',
);

export const line = sliceStyle({ display: 'grid', gap: vars.space[1] }, 'marketResultLine');

export const outcomes = sliceStyle(
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: vars.space[1],
    selectors: {
      '&[data-wide]': {
        gridAutoFlow: 'row',
        gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
      },
    },
  },
  'marketResultOutcomes',
);

/** Won: tint, edge and tick. Half: filled by half. Void: hatched. Lost: dim. */
export const outcome = sliceStyle(
  {
    ...tabular,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[1.5],
    minBlockSize: '32px',
    paddingInline: vars.space[2],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface2,
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    selectors: {
      '&[data-result="2"]': {
        borderColor: vars.color.win,
        backgroundColor: vars.color.brandTint,
        color: vars.color.text,
      },
      '&[data-result="5"]': {
        borderColor: vars.color.win,
        backgroundImage: `linear-gradient(90deg, ${vars.color.brandTint} 50%, transparent 50%)`,
        color: vars.color.text,
      },
      '&[data-result="4"]': {
        backgroundImage: `linear-gradient(90deg, ${vars.color.surface3} 50%, transparent 50%)`,
      },
      '&[data-result="3"]': {
        borderColor: vars.color.warn,
        borderStyle: 'dashed',
        backgroundImage: `repeating-linear-gradient(135deg, ${vars.color.warnTint} 0 5px, transparent 5px 10px)`,
        color: vars.color.warn,
      },
      '&[data-own]': { boxShadow: `0 0 0 2px ${vars.color.brand}` },
    },
  },
  'marketResultOutcome',
);

export const own = sliceStyle(
  {
    paddingInline: vars.space[1],
    borderRadius: vars.radius.tag,
    backgroundColor: vars.color.brand,
    color: vars.color.brandInk,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.bold,
  },
  'marketResultOwn',
);

export const name = sliceStyle({ flex: 1, minInlineSize: 0 }, 'marketResultName');

export const odds = sliceStyle(
  {
    selectors: {
      '[data-result="2"] > &, [data-result="5"] > &': {
        color: vars.color.win,
        fontWeight: vars.fontWeight.bold,
      },
    },
  },
  'marketResultOdds',
);

export const word = sliceStyle({ whiteSpace: 'nowrap' }, 'marketResultWord');
export const tick = sliceStyle({ flexShrink: 0, color: vars.color.win }, 'marketResultTick');
