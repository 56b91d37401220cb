export type { RoundDetail } from './lib/verify';
export type { WorldDay } from './lib/verify-day';
export { DayVerify, type DayVerifyProps } from './ui/day-verify';
export { RoundVerify, type RoundVerifyProps } from './ui/round-verify';
export { RoundVerifyGuide, type RoundVerifyGuideProps } from './ui/round-verify-guide';
