import { componentStyle, vars } from '@/shared/theme/style';

export const root = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[2],
    paddingBlock: vars.space[10],
    paddingInline: vars.space[5],
    textAlign: 'center',
  },
  'emptyState',
);

export const icon = componentStyle(
  { color: vars.color.text3, marginBlockEnd: vars.space[1] },
  'emptyIcon',
);

export const title = componentStyle(
  { fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.bold },
  'emptyTitle',
);

export const text = componentStyle(
  {
    color: vars.color.text2,
    fontSize: vars.fontSize.md,
    whiteSpace: 'pre-line',
    maxInlineSize: vars.size.field,
  },
  'emptyText',
);

export const action = componentStyle({ marginBlockStart: vars.space[3] }, 'emptyAction');
