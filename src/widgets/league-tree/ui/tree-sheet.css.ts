import { sliceStyle } from '@/shared/theme/style';

export const button = sliceStyle({ flexShrink: 0, marginInlineStart: 'auto' }, 'treeButton');
