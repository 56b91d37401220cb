export { common } from './common';
export { errorText } from './error-text';
