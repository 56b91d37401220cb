import { createVar } from '@vanilla-extract/css';
import { sliceRecipe, sliceStyle } from '@/shared/theme/style';

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

export const block = sliceRecipe(
  {
    base: {
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: start,
      // What changes in one is laid out by itself, and the pointer is looked for in one.
      contain: 'layout',
    },
    variants: {
      type: {
        // The press areas of its buttons reach over the cards beside it.
        league: { zIndex: 1 },
        // The browser paints what it has not clipped again with the first change after each scroll.
        row: { contain: 'layout paint' },
        panel: {},
      },
    },
  },
  'boardBlock',
);
