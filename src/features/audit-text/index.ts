export { changeTexts } from './lib/change-texts';
