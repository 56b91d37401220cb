export { Button, type ButtonProps } from './button';
export { type ButtonSize, type ButtonVariant, buttonSizes, buttonVariants } from './variants';
