export { pickText } from '../lib/pick-text';
