import './events';

export { ShareButton } from './ui/share-button';
