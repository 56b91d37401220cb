export { recordFeed } from './record.ts';
export { loadRecordedFeed, saveRecording } from './store.ts';
