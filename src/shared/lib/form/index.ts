export { createForm } from './create-form';
export type { FieldCheck, FieldName, Form, FormValues, Rule } from './types';
export { useField } from './use-field';
