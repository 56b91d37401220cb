import { media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'grid',
    gap: vars.space[4],
    inlineSize: '100%',
    maxInlineSize: vars.size.reading,
    marginInline: 'auto',
    paddingBlock: vars.space[5],
    paddingInline: vars.space[4],
    '@media': { [media.phone]: { paddingBlock: vars.space[4], paddingInline: vars.space[3] } },
  },
  'betResult',
);

export const panel = sliceStyle(
  { display: 'grid', gap: vars.space[4], paddingBlockStart: vars.space[2.5] },
  'betResultPanel',
);

export const filters = sliceStyle({ display: 'grid', gap: vars.space[2.5] }, 'betResultFilters');

export const chips = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    overflowX: 'auto',
    // Room for the focus ring of a chip at the edge.
    marginInline: `calc(-1 * ${vars.space[1]})`,
    padding: vars.space[1],
  },
  'betResultChips',
);

export const range = sliceStyle(
  { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[2] },
  'betResultRange',
);

export const list = sliceStyle({ display: 'grid', gap: vars.space[3] }, 'betResultList');

export const note = sliceStyle(
  {
    ...tabular,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    marginBlockEnd: vars.space[3],
    padding: vars.space[2.5],
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.warnTint,
    fontSize: vars.fontSize.sm,
  },
  'betResultNote',
);

export const noteText = sliceStyle({ flex: 1 }, 'betResultNoteText');
