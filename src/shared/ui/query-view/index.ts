export { QueryView, type QueryTexts, type QueryViewProps } from './query-view';
