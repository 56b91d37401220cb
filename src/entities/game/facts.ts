// The door without views: page models load with the first chunk, cells and rows with their page.
export {
  $boardFailures,
  $boards,
  boardClosed,
  boardOpened,
  boardRetried,
  topicsOf,
} from './model/boards';
export { countsWanted } from './model/counts';
export { $quotes } from './model/quotes';
