export { buildId } from './build';
export { apiBasePath, fileUrl } from './paths';
