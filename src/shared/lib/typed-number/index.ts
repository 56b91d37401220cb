export { parseWhole, typedDigits } from './typed-number';
