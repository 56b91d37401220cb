export {
  type Guard,
  isBoolean,
  isTimestamp,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isRecordOf,
  isShape,
  isText,
  isTextLike,
  isWhole,
} from './guards';
export { fitting, oneOf, optional, searchShape, text, type SearchOf, wholeNumber } from './shape';
