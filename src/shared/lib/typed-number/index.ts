export { foldDigits as typedDigits } from '#rules/typed.ts';
export { parsePercent } from './parse-percent';
export { parseWhole } from './typed-number';
