import { ellipsis, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const head = sliceStyle(
  {
    marginBlockStart: vars.space[3],
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.bold,
  },
  'favouritesHead',
);

export const count = sliceStyle({ ...tabular, color: vars.color.text3 }, 'favouritesCount');

export const list = sliceStyle({ listStyle: 'none' }, 'favouritesList');

export const row = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2.5],
    minBlockSize: vars.size.touch,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
  'favouritesRow',
);

export const name = sliceStyle({ ...ellipsis, flex: 1, minInlineSize: 0 }, 'favouritesName');

export const time = sliceStyle(
  { ...tabular, color: vars.color.text3, fontSize: vars.fontSize.sm },
  'favouritesTime',
);
