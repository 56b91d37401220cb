export {
  type Guard,
  isFlag,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isRecordOf,
  isShape,
  isText,
  isWhole,
} from './guards';
export { fitting, oneOf, optional, searchShape, text, type SearchOf, wholeNumber } from './shape';
