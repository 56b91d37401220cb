export { parsePercent } from './parse-percent';
export { parseWhole, typedDigits } from './typed-number';
