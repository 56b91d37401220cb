export { BadgeLevel, type BadgeLevelProps } from './badge-level';
