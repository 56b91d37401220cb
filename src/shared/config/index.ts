export { apiBasePath } from './paths';
