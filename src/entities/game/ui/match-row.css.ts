import { sliceStyle } from '@/shared/theme/style';

/** As high as `widgets/market-board` counts it, less the hairline over it. */
export const root = sliceStyle({ blockSize: '52px' }, 'matchRow');
