import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  { paddingBlockEnd: vars.space[3], paddingInline: vars.space[4] },
  'systemSizes',
);

export const head = sliceStyle(
  {
    ...tabular,
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[2],
    inlineSize: '100%',
    // A fieldset's own padding comes after its legend.
    paddingBlockStart: vars.space[3],
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.bold,
  },
  'systemHead',
);

export const name = sliceStyle({ color: vars.color.brand }, 'systemName');

export const count = sliceStyle({ marginInlineStart: 'auto' }, 'systemCount');

export const rows = sliceStyle(
  { marginBlockStart: vars.space[1], listStyle: 'none' },
  'systemRows',
);

export const row = sliceStyle(
  {
    ...tabular,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
    selectors: { '&[data-chosen="true"]': { color: vars.color.text } },
  },
  'systemRow',
);

export const cost = sliceStyle({ fontWeight: vars.fontWeight.semibold }, 'systemCost');
