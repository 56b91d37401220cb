export { type PickNames, pickText } from '../lib/pick-text';
