export { common } from './common';
export { failureAdvice, loadTexts } from './failures';
export {
  formatMinutes,
  limitText,
  stopText,
  timeLimitText,
} from './own-limits';
export { isOwnRefusal, ownLimitsLink } from './own-refusal';
