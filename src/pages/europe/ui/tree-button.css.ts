import { sliceStyle } from '@/shared/theme/style';

export const root = sliceStyle({ flexShrink: 0, marginInlineStart: 'auto' }, 'treeButton');
