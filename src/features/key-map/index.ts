import './events';

export { keyMapDialog } from './dialogs';
export { Shortcuts } from './lib/shortcuts';
