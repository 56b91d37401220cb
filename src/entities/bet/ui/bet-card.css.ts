import {
  colorTransition,
  media,
  sliceRecipe,
  sliceStyle,
  tabular,
  vars,
} from '@/shared/theme/style';

export const header = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: vars.space[2],
    paddingBlockEnd: vars.space[2.5],
  },
  'betCardHeader',
);

export const summary = sliceStyle(
  { ...tabular, whiteSpace: 'nowrap', fontWeight: vars.fontWeight.bold },
  'betCardSummary',
);

export const when = sliceStyle(
  {
    ...tabular,
    marginInlineStart: 'auto',
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
    whiteSpace: 'nowrap',
  },
  'betCardWhen',
);

export const figures = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: vars.space[3],
    paddingBlockStart: vars.space[3],
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
  'betCardFigures',
);

export const term = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.sm },
  'betCardTerm',
);

export const figure = sliceRecipe(
  {
    base: { ...tabular, fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.bold },
    variants: {
      tone: { plain: {}, money: { color: vars.color.money }, quiet: { color: vars.color.text3 } },
    },
    defaultVariants: { tone: 'plain' },
  },
  'betCardFigure',
);

export const footer = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: vars.space[2],
    paddingBlockStart: vars.space[3],
  },
  'betCardFooter',
);

export const toggle = sliceStyle(
  {
    ...colorTransition,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minBlockSize: vars.size.controlSm,
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    selectors: { '&:hover': { color: vars.color.text } },
    '@media': { [media.phone]: { minBlockSize: vars.size.touch } },
  },
  'betCardToggle',
);

export const toggleIcon = sliceStyle(
  {
    selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
    '@media': {
      [media.motion]: { transition: `transform ${vars.duration.fast} ${vars.easing.out}` },
    },
  },
  'betCardToggleIcon',
);

export const actions = sliceStyle(
  { marginInlineStart: 'auto', display: 'flex', gap: vars.space[2] },
  'betCardActions',
);

export const details = sliceStyle(
  {
    marginBlockStart: vars.space[2],
    padding: vars.space[3],
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface2,
  },
  'betCardDetails',
);
