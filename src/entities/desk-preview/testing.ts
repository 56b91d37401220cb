export { makePreview } from './lib/sample-preview';
