export { createForm } from './create-form';
export { guardClose } from './guard-close';
export type { FieldCheck, FieldName, Form, FormValues } from './types';
export { useField } from './use-field';
