export { makeEvents, makeMinigames, makeSetting, sampleNow } from './model/sample-table';
