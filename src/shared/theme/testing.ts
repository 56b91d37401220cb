export {
  type ColorPair,
  contrastOf,
  edgePairs,
  filledPairs,
  leastContrast,
  textPairs,
  tintedPairs,
} from './contrast';
export { media } from './media';
export { celadon } from './tokens/celadon';
export type { ColorTokens } from './tokens/color-tokens';
export { porcelain } from './tokens/porcelain';
export { scale } from './tokens/scale';
