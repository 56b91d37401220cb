import { sliceStyle } from '@/shared/theme/style';

/** Has a height, or the browser would not say that it has come near. */
export const place = sliceStyle({ blockSize: '1px' });
