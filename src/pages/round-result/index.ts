export {
  basketballResultPage,
  dogResultPage,
  horseResultPage,
  minigameResultPage,
  soccerResultPage,
  virtualResultPage,
} from './page';
