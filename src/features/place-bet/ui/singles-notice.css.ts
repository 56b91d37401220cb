import { sliceStyle, vars } from '@/shared/theme/style';

export const title = sliceStyle({ fontWeight: vars.fontWeight.semibold }, 'singlesTitle');

export const list = sliceStyle(
  { display: 'grid', gap: vars.space[1.5], marginBlockStart: vars.space[2], listStyle: 'none' },
  'singlesList',
);

export const row = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space[2],
    fontSize: vars.fontSize.sm,
  },
  'single',
);

export const name = sliceStyle(
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'singleName',
);

export const reason = sliceStyle(
  { gridColumn: '1 / -1', color: vars.color.danger },
  'singleReason',
);
