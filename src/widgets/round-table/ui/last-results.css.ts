import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const list = sliceStyle(
  {
    // Holds the hidden words of its results, which would widen the page from outside.
    position: 'relative',
    display: 'flex',
    gap: vars.space[1.5],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    listStyle: 'none',
  },
  'lastResults',
);

export const item = sliceStyle(
  {
    ...tabular,
    display: 'grid',
    gap: vars.space[1],
    flexShrink: 0,
    padding: `${vars.space[1.5]} ${vars.space[2.5]}`,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    fontSize: vars.fontSize.sm,
  },
  'lastResult',
);

export const round = sliceStyle({ color: vars.color.text3 }, 'lastResultRound');
