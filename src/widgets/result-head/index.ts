export { ResultHead, type ResultHeadProps } from './ui/result-head';
