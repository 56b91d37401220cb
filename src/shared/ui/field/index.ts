export { Field, type FieldFrameProps } from './field';
