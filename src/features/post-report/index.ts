import './events';

export type { Reported } from './dialogs';
export { reported, reportRequested } from './model';
