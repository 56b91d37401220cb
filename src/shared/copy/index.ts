export { common } from './common';
export { failureAdvice, loadTexts } from './failures';
