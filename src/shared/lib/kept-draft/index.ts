export { keepDraft } from './keep-draft';
