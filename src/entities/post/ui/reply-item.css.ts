import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&[data-nested="true"]': {
      paddingInlineStart: vars.space[10],
      backgroundColor: vars.color.surface2,
    },
    '&[data-chosen="true"]': {
      backgroundColor: vars.color.brandTint,
      boxShadow: `inset 3px 0 ${vars.color.brand}`,
    },
  },
});

export const head = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
});

export const author = sliceStyle({ minInlineSize: 0 });

export const mark = sliceStyle({
  color: vars.color.brand,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.bold,
});

export const time = sliceStyle({
  ...tabular,
  color: vars.color.text3,
  fontSize: vars.fontSize.sm,
});

export const text = sliceStyle({
  lineHeight: vars.lineHeight.normal,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const actions = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
});
