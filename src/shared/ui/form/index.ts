export { useAfterPress } from './after-press';
export { Form, type FormProps } from './form';
export { FormCheckbox, type FormCheckboxProps } from './form-checkbox';
export { FormSelect, type FormSelectProps } from './form-select';
export { FormTextField, type FormTextFieldProps } from './form-text-field';
export { FormTextarea, type FormTextareaProps } from './form-textarea';
export { submitTo } from './submit-to';
