import { ellipsis, sliceStyle, tabular, vars } from '@/shared/theme/style';

/** As high as with its four rows, whatever is in their place; `index.html` holds that place as well. */
export const root = sliceStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '291.6px',
  gap: vars.space[2],
  padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.stage,
  backgroundColor: vars.color.surface,
  '@container': { '(max-width: 360px)': { minBlockSize: '508.6px' } },
});

export const body = sliceStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const row = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  minBlockSize: '57px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@container': {
    '(max-width: 768px)': {
      gridTemplateColumns: '68px minmax(0, 1fr) auto',
      columnGap: vars.space[2],
    },
    // Beside three prices no name could be read: the prices take a line of their own.
    '(max-width: 360px)': {
      gridTemplateColumns: '68px minmax(0, 1fr)',
      rowGap: vars.space[2],
      paddingBlock: vars.space[2],
    },
  },
});

export const when = sliceStyle({
  ...tabular,
  ...ellipsis,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.bold,
  color: vars.color.brand,
});

export const names = sliceStyle({ display: 'grid', gap: vars.space.half, minInlineSize: 0 });

export const teams = sliceStyle({ ...ellipsis, fontSize: vars.fontSize.md });

export const league = sliceStyle({
  ...ellipsis,
  fontSize: vars.fontSize.xs,
  color: vars.color.text3,
});

export const cells = sliceStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '48px',
  gap: vars.space[1],
  '@container': {
    '(max-width: 360px)': { gridColumn: '1 / -1', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});
