export { type PickNames, type PickText, pickText } from './pick-text';
