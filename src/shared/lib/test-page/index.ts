export { inAnswers, refused, type BlockAnswers } from './in-answers';
export { openedPage, type OpenedPageOptions } from './opened-page';
