export { $foundInquiry } from './model/lookup';
export { LookupForm } from './ui/lookup-form';
