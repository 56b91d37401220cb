import './events';

export { OneTapNote } from './ui/one-tap-note';
export { SlipPreferencesButton } from './ui/slip-preferences-button';
