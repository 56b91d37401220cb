import {
  ellipsis,
  media,
  mobile,
  sliceRecipe,
  sliceStyle,
  tabular,
  vars,
} from '@/shared/theme/style';

export const head = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '61px',
    paddingInline: vars.space[5],
    '@media': {
      [media.compact]: { paddingInline: vars.space[3] },
      [media.tight]: { paddingInline: vars.space[3] },
    },
    selectors: {
      [mobile]: {
        position: 'sticky',
        insetBlockStart: vars.size.header,
        zIndex: vars.z.sticky,
        minBlockSize: '56px',
        paddingInline: vars.space[3],
        borderBlockEnd: `1px solid ${vars.color.line}`,
        backgroundColor: vars.color.bg,
      },
    },
  },
  'europeHead',
);

export const title = sliceStyle(
  { ...ellipsis, minInlineSize: 0, fontSize: vars.fontSize.h2 },
  'europeTitle',
);

export const count = sliceStyle(
  { ...tabular, flexShrink: 0, color: vars.color.text3, fontSize: vars.fontSize.sm },
  'europeCount',
);

export const content = sliceStyle(
  {
    paddingBlockEnd: vars.space[12],
    paddingInline: vars.space[5],
    '@media': {
      [media.compact]: { paddingBlockEnd: vars.space[5], paddingInline: vars.space[3] },
      [media.tight]: { paddingInline: vars.space[3] },
    },
    // Cards of matches reach from edge to edge.
    selectors: { [mobile]: { paddingBlockEnd: vars.space[5], paddingInline: 0 } },
  },
  'europeContent',
);

export const groups = sliceStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3], outline: 'none' },
  'europeGroups',
);

export const group = sliceRecipe(
  {
    variants: {
      look: {
        row: {
          overflow: 'hidden',
          border: `1px solid ${vars.color.line}`,
          borderRadius: vars.radius.card,
        },
        card: {},
      },
    },
  },
  'europeGroup',
);

export const row = sliceStyle(
  { borderBlockStart: `1px solid ${vars.color.line}`, backgroundColor: vars.color.surface },
  'europeRow',
);
