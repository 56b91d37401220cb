export { createForm } from './create-form';
export { guardClose } from './guard-close';
export type { FieldCheck, FieldName, Form, FormValues, Rule } from './types';
export { useField } from './use-field';
