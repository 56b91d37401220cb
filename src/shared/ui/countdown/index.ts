export {
  Countdown,
  type CountdownProps,
  type CountdownRingProps,
} from './countdown';
