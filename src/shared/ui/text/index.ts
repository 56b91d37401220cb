export { Text, type TextProps } from './text';
export type {
  TextSize,
  TextTone,
  TextWeight,
} from './variants';
