export { entryConfirmed } from './dialogs';
