export { Badge, type BadgeProps } from './badge';
export { type BadgeTone, badgeTones } from './variants';
