export { clockText } from './clock-text';
export {
  Countdown,
  type CountdownProps,
  CountdownRing,
  type CountdownRingProps,
} from './countdown';
