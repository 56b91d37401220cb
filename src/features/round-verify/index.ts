export type { RoundDetail } from './lib/verify';
export { RoundVerify, type RoundVerifyProps } from './ui/round-verify';
export { RoundVerifyGuide, type RoundVerifyGuideProps } from './ui/round-verify-guide';
