import './events';

export { SavedSlipsButton } from './ui/saved-slips-button';
