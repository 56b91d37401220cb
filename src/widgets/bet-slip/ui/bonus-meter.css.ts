import { colorTransition, media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'grid',
    gap: vars.space[2],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
  },
  'bonusMeter',
);

export const text = sliceStyle(
  {
    ...tabular,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[2],
    rowGap: vars.space[1],
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
  },
  'bonusText',
);

/** What pays more right now: a press chooses it. */
export const better = sliceStyle(
  {
    position: 'relative',
    color: vars.color.brand,
    fontWeight: vars.fontWeight.bold,
    textDecoration: 'underline',
    selectors: {
      '&::after': { content: '', position: 'absolute', insetBlock: '-10px', insetInline: 0 },
    },
  },
  'bonusBetter',
);

export const strong = sliceStyle(
  { color: vars.color.brand, fontWeight: vars.fontWeight.bold },
  'bonusStrong',
);

export const picks = sliceStyle(
  { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[1.5] },
  'bonusPicks',
);

export const pick = sliceStyle(
  {
    ...colorTransition,
    ...tabular,
    minBlockSize: '32px',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { borderColor: vars.color.controlLine, color: vars.color.text },
      '&[data-reached="false"]': { borderStyle: 'dashed', color: vars.color.text3 },
      '&[aria-pressed="true"]': {
        border: `1px solid ${vars.color.brand}`,
        backgroundColor: vars.color.brandTint,
        color: vars.color.brand,
      },
    },
    '@media': { [media.compact]: { minBlockSize: vars.size.touch } },
  },
  'bonusPick',
);
