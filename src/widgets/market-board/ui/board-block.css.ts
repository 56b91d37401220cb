import { sliceRecipe, vars } from '@/shared/theme/style';

const side = `1px solid ${vars.color.line}`;
const open = { borderEndStartRadius: vars.radius.card, borderEndEndRadius: vars.radius.card };

/** Rows and heads are framed in wide windows and reach from edge to edge on phones. */
export const head = sliceRecipe(
  {
    variants: {
      look: {
        row: {
          overflow: 'hidden',
          border: side,
          borderBlockEnd: 0,
          borderStartStartRadius: vars.radius.card,
          borderStartEndRadius: vars.radius.card,
        },
        card: {},
      },
      isFolded: { true: { borderBlockEnd: side }, false: {} },
    },
    compoundVariants: [{ variants: { look: 'row', isFolded: true }, style: open }],
  },
  'boardListHead',
);

/** As high as it is; `clip` lets its head stay in view, which `hidden` would not. */
export const panel = sliceRecipe(
  {
    base: { borderInline: side, overflow: 'clip' },
    variants: { isLast: { true: { ...open, borderBlockEnd: side }, false: {} } },
  },
  'boardListPanel',
);

export const row = sliceRecipe(
  {
    base: { borderBlockStart: side, backgroundColor: vars.color.surface },
    variants: {
      look: { row: { borderInline: side }, card: {} },
      isLast: { true: {}, false: {} },
    },
    compoundVariants: [
      {
        variants: { look: 'row', isLast: true },
        style: { ...open, borderBlockEnd: side },
      },
    ],
  },
  'boardListRow',
);
