import { sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[1] }, 'timeline');

export const title = sliceStyle(
  { fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.bold },
  'timelineTitle',
);

export const item = sliceRecipe(
  {
    base: {
      ...tabular,
      display: 'grid',
      gridTemplateColumns: '92px minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: vars.space[2],
      minBlockSize: '28px',
      fontSize: vars.fontSize.md,
    },
    variants: {
      kind: {
        score: { color: vars.color.text, fontWeight: vars.fontWeight.bold },
        attack: { color: vars.color.text2 },
        corner: { color: vars.color.text2 },
        'yellow-card': { color: vars.color.text2 },
        'red-card': { color: vars.color.text, fontWeight: vars.fontWeight.bold },
        start: { color: vars.color.text3 },
        end: { color: vars.color.text3 },
      },
    },
  },
  'timelineItem',
);

export const time = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.medium },
  'timelineTime',
);

export const none = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.md },
  'timelineNone',
);

export const what = sliceStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[1.5], minInlineSize: 0 },
  'timelineWhat',
);
