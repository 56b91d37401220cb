export { createForm } from './create-form';
export { guardClose } from './guard-close';
export type { FieldCheck, Form, FieldName, FormOptions, FormSchema, FormValues } from './types';
export { useField } from './use-field';
