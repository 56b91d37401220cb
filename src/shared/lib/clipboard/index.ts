export { createCopying } from './create-copying';
