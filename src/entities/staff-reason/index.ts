export { staffReason } from './lib/staff-reason';
export {
  ReasonField,
  type ReasonFieldProps,
  ReasonForm,
  type ReasonFormProps,
} from './ui/reason-field';
