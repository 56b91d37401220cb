export { pickText } from './pick-text';
