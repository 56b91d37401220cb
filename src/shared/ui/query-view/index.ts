export { QueryView, type QueryFailure, type QueryTexts, type QueryViewProps } from './query-view';
export { useQuery } from './use-query';
