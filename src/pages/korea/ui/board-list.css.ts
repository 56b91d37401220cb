import { createVar } from '@vanilla-extract/css';
import { sliceRecipe, sliceStyle, vars } from '@/shared/theme/style';

export const blockSize = createVar();
export const lead = createVar();
export const start = createVar();

export const root = sliceStyle(
  {
    position: 'relative',
    blockSize,
    // Places are kept by our own count; the browser's would be a second one.
    overflowAnchor: 'none',
  },
  'boardList',
);

export const block = sliceStyle(
  { position: 'absolute', insetInline: 0, insetBlockStart: start },
  'boardBlock',
);

const side = `1px solid ${vars.color.line}`;

export const head = sliceStyle(
  {
    border: side,
    borderBlockEnd: 0,
    borderStartStartRadius: vars.radius.card,
    borderStartEndRadius: vars.radius.card,
    overflow: 'hidden',
  },
  'boardListHead',
);

export const row = sliceRecipe(
  {
    base: {
      border: side,
      borderBlockEnd: 0,
      backgroundColor: vars.color.surface,
    },
    variants: {
      isLast: {
        true: {
          borderBlockEnd: side,
          borderEndStartRadius: vars.radius.card,
          borderEndEndRadius: vars.radius.card,
        },
      },
    },
  },
  'boardListRow',
);
