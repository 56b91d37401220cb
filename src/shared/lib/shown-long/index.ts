export { useShownLong } from './use-shown-long';
