export { gameResultPage, sportsResultPage } from './page';
