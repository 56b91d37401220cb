export { ReferralDialog } from './ui/referral-dialog';
export { UsdSignupDialog } from './ui/usd-signup-dialog';
