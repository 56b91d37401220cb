export { keepDialogDraft, keepDraft } from './keep-draft';
