export { apiBasePath, fileUrl } from './paths';
