export { Marquee, type MarqueeProps } from './marquee';
