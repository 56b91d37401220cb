export { vars } from './contract.css';
export { type ThemeName, themeNames, themeStorageKey } from './theme-names';
