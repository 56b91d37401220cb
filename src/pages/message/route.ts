export { messageSearchSchema, pageClosed, pageOpened } from './model';
