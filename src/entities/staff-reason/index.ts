export { staffReason } from './lib/staff-reason';
export { ReasonField, type ReasonFieldProps } from './ui/reason-field';
