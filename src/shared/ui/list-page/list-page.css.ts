import { componentStyle, pageFrame, tabular, vars } from '@/shared/theme/style';

export const root = componentStyle(
  { display: 'grid', gap: vars.space[4], ...pageFrame('880px') },
  'listPage',
);

export const header = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: vars.size.control,
  },
  'listPageHeader',
);

export const note = componentStyle(
  { ...tabular, flexGrow: 1, fontSize: vars.fontSize.md, color: vars.color.text3 },
  'listPageNote',
);

export const skeletonRow = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: '52px minmax(0, 1fr) 132px',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: '56px',
    paddingInline: vars.space[4],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
  },
  'listPageSkeletonRow',
);

export const pager = componentStyle(
  { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: vars.space[4] },
  'listPagePager',
);

export const pageNumber = componentStyle(
  {
    ...tabular,
    minInlineSize: vars.space[10],
    textAlign: 'center',
    fontSize: vars.fontSize.md,
    color: vars.color.text2,
  },
  'listPageNumber',
);
