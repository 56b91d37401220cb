export { createForm } from './create-form';
export type {
  FieldCheck,
  FieldErrors,
  FieldName,
  FieldRules,
  FieldValue,
  Form,
  FormOptions,
  FormValues,
  Rule,
} from './types';
export { type BoundField, useField } from './use-field';
