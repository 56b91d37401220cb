import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', alignContent: 'start' });

export const step = sliceStyle({
  ...tabular,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  gap: vars.space[1],
  minBlockSize: '48px',
  paddingInlineStart: '30px',
  paddingBlockEnd: vars.space[3],
  fontSize: vars.fontSize.sm,
  selectors: {
    '&[data-state="next"]': { color: vars.color.text2 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '18px',
      insetBlockEnd: 0,
      insetInlineStart: '8px',
      inlineSize: '2px',
      backgroundColor: vars.color.line,
    },
    '&[data-state="done"]:not(:last-child)::before': { backgroundColor: vars.color.brand },
    '[data-refused="true"] > &:not(:last-child)::before': { backgroundColor: vars.color.line },
    '&:last-child': { minBlockSize: 0, paddingBlockEnd: 0 },
  },
});

export const dot = sliceStyle({
  position: 'absolute',
  insetBlockStart: '1px',
  insetInlineStart: 0,
  inlineSize: '18px',
  blockSize: '18px',
  border: `2px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  selectors: {
    '[data-state="current"] > &': { borderWidth: '5px', borderColor: vars.color.brand },
    '[data-state="done"] > &': {
      borderColor: vars.color.brand,
      backgroundColor: vars.color.brand,
    },
    '[data-refused="true"] > [data-state] > &': {
      borderColor: vars.color.text3,
      backgroundColor: vars.color.text3,
    },
  },
});

export const aside = sliceStyle({ color: vars.color.text2 });

export const note = sliceStyle({
  gridColumn: '1 / -1',
  color: vars.color.text2,
  overflowWrap: 'anywhere',
});

export const wide = sliceStyle({ gridColumn: '1 / -1', paddingBlock: vars.space[1] });
