export { OneTapNote } from './ui/one-tap-note';
export { SlipPreferences } from './ui/slip-preferences';
