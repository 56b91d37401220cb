import { media, sliceStyle, tabular, vars, visuallyHidden } from '@/shared/theme/style';

const mobile = ':root[data-layout="mobile"] &';
const narrow = { alignItems: 'center', marginBlockEnd: vars.space[1] } as const;

export const root = sliceStyle(
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[4],
    marginBlockEnd: vars.space[3],
    '@media': { [media.phone]: narrow },
    selectors: { [mobile]: narrow },
  },
  'boardHead',
);

// The tabs name the board on phones.
export const title = sliceStyle(
  { '@media': { [media.phone]: visuallyHidden }, selectors: { [mobile]: visuallyHidden } },
  'boardTitle',
);

export const facts = sliceStyle(
  { ...tabular, color: vars.color.text3, fontSize: vars.fontSize.md, whiteSpace: 'nowrap' },
  'boardFacts',
);

const shown = { display: 'inline-flex' } as const;

export const toggle = sliceStyle(
  {
    display: 'none',
    alignItems: 'center',
    gap: vars.space[1],
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[2],
    marginInlineStart: 'auto',
    color: vars.color.text2,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.semibold,
    '@media': { [media.phone]: shown },
    selectors: { [mobile]: shown },
  },
  'boardToggle',
);

/** How many conditions hold while they are folded away. */
export const set = sliceStyle(
  {
    minInlineSize: vars.space[5],
    paddingInline: vars.space[1],
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.brand,
    color: vars.color.brandInk,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.bold,
    lineHeight: vars.space[5],
    textAlign: 'center',
  },
  'boardConditionsSet',
);
