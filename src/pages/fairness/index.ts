export { fairnessPage } from './page';
