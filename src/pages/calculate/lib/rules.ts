export { FRIEND_DEPOSIT_WON, FRIEND_REWARD_WON, REFERRAL_SHARE } from '#rules/referral.ts';
