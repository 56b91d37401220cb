export { KoreaPage } from './ui/korea-page';
