import { colorTransition, media, componentStyle, tabular, vars } from '@/shared/theme/style';

export const root = componentStyle(
  {
    borderBlockEnd: `1px solid ${vars.color.line}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
  },
  'disclosureRow',
);

export const button = componentStyle(
  {
    ...colorTransition,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: vars.space[3],
    inlineSize: '100%',
    minBlockSize: '56px',
    paddingBlock: vars.space[2.5],
    paddingInline: vars.space[4],
    textAlign: 'start',
    selectors: { '&:hover': { backgroundColor: vars.color.surface2 } },
    '@media': {
      [media.phone]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        rowGap: vars.space.half,
      },
    },
  },
  'disclosureRowButton',
);

/** Keeps the width of the two words alike, so that titles are under each other. */
export const state = componentStyle(
  {
    minInlineSize: '52px',
    '@media': { [media.phone]: { gridRow: '1 / span 2' } },
  },
  'disclosureRowState',
);

export const title = componentStyle(
  {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.color.text2,
    selectors: {
      '[data-unread="true"] > &': { color: vars.color.text, fontWeight: vars.fontWeight.bold },
      '[aria-expanded="true"] > &': { whiteSpace: 'normal', color: vars.color.text },
    },
  },
  'disclosureRowTitle',
);

export const when = componentStyle(
  {
    ...tabular,
    fontSize: vars.fontSize.sm,
    color: vars.color.text3,
    '@media': { [media.phone]: { gridColumn: 2 } },
  },
  'disclosureRowWhen',
);

export const chevron = componentStyle(
  {
    color: vars.color.text3,
    transition: `rotate ${vars.duration.normal} ${vars.easing.out}`,
    selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
    '@media': {
      [media.phone]: { gridColumn: 3, gridRow: '1 / span 2' },
      [media.reducedMotion]: { transition: 'none' },
    },
  },
  'disclosureRowChevron',
);

export const panel = componentStyle(
  {
    display: 'grid',
    gap: vars.space[4],
    paddingBlock: vars.space[4],
    paddingInline: vars.space[4],
    borderBlockStart: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.bg,
  },
  'disclosureRowPanel',
);
