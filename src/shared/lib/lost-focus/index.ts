export { useFocusIfLost } from './use-focus-if-lost';
export { useLostFocus } from './use-lost-focus';
