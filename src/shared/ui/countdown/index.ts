export {
  Countdown,
  type CountdownProps,
  CountdownRing,
  type CountdownRingProps,
} from './countdown';
