export { {{camel}}Page } from './page';
