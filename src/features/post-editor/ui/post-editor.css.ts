import { media, sliceStyle } from '@/shared/theme/style';

/** As high as the editor without a text, which comes a moment later. */
export const waiting = sliceStyle(
  { blockSize: '494px', '@media': { [media.phone]: { blockSize: '516px' } } },
  'postEditorWaiting',
);
