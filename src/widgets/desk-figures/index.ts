export { DeskFigures } from './ui/desk-figures';
export { GameFigures } from './ui/game-figures';
