export { env, fileUrl } from './env';
