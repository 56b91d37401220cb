export { $theme, themeChosen, themeStarted, themeToggled } from './model';
