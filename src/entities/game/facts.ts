// The door without views: page models load with the first chunk, cells and rows with their page.
export {
  boardClosed,
  boardOpened,
} from './model/boards';
export { countsWanted } from './model/counts';
