import './events';

export { OneTapNote } from './ui/one-tap-note';
export { OneTapSwitch } from './ui/one-tap-switch';
export { SlipPreferencesButton } from './ui/slip-preferences-button';
