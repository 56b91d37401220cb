export { Text, type TextProps } from './text';
export {
  type TextSize,
  type TextTone,
  type TextWeight,
  textSizes,
  textTones,
  textWeights,
} from './variants';
