export { statementPage } from './page';
