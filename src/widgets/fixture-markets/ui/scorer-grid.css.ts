import { ellipsis, sliceRecipe, sliceStyle, vars } from '@/shared/theme/style';

export { action, all, head, root, title } from './market-card.css';

export const sides = sliceStyle(
  { display: 'flex', flexWrap: 'wrap', gap: vars.space[1], marginBlockEnd: vars.space[1] },
  'scorerSides',
);

const COLUMN = 'minmax(56px, 76px)';

export const row = sliceRecipe(
  {
    base: { display: 'grid', alignItems: 'center', gap: vars.space[1.5] },
    variants: {
      columns: {
        1: { gridTemplateColumns: `minmax(0, 1fr) ${COLUMN}` },
        2: { gridTemplateColumns: `minmax(0, 1fr) repeat(2, ${COLUMN})` },
        3: { gridTemplateColumns: `minmax(0, 1fr) repeat(3, ${COLUMN})` },
      },
    },
  },
  'scorerRow',
);

export const player = sliceStyle(
  { display: 'grid', minInlineSize: 0, fontSize: vars.fontSize.md },
  'scorerPlayer',
);

export const name = sliceStyle({ fontWeight: vars.fontWeight.semibold }, 'scorerName');

export const team = sliceStyle(
  { ...ellipsis, color: vars.color.text3, fontSize: vars.fontSize.sm },
  'scorerTeam',
);

export const column = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.sm },
  'scorerColumn',
);

export const price = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.sm, textAlign: 'center' },
  'scorerPrice',
);

export const none = sliceStyle({ minBlockSize: '32px' }, 'scorerNone');
