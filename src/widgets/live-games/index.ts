export { gamesClosed, gamesOpened } from './model';
export { LiveGrid } from './ui/live-grid';
export { LiveStage, StagePlace } from './ui/live-stage';
export { NextGames, NextPlace } from './ui/next-games';
