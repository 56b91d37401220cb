export { $theme, themeStarted, themeToggled } from './model';
