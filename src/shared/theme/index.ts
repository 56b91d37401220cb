export { vars } from './contract.css';
export { media } from './media';
export { type ThemeName, themeNames, themeStorageKey } from './theme-names';
