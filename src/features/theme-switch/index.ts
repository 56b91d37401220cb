export { ThemeSwitch, type ThemeSwitchProps } from './ui/theme-switch';
