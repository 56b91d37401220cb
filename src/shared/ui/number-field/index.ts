export { NumberField, type NumberFieldProps } from './number-field';
export { groupDigits, parseDigits } from './group-digits';
