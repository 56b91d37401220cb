import './model/feed';

export { KoreaPage } from './ui/korea-page';
