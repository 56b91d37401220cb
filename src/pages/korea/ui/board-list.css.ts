import { createVar } from '@vanilla-extract/css';
import { sliceStyle } from '@/shared/theme/style';

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
