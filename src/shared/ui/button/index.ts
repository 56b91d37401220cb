export { Button, type ButtonProps } from './button';
export { type ButtonSize, type ButtonVariant, buttonVariants } from './variants';
