export { common } from './common';
export { failureAdvice, loadTexts } from './failures';
export { inquiryKinds } from './inquiry-kinds';
export { leftText } from './left-text';
export { listTexts } from './list-texts';
export {
  formatMinutes,
  limitText,
  stopText,
  timeLimitText,
} from './own-limits';
export { slipModes } from './slip-modes';
export { isOwnRefusal, ownLimitsLink } from './own-refusal';
