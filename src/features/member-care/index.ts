export { CarePanel } from './ui/care-panel';
