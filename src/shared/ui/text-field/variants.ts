export const textFieldTypes = ['text', 'password', 'tel', 'search', 'date'] as const;
export type TextFieldType = (typeof textFieldTypes)[number];
