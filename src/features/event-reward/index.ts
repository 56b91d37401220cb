export { rewardsPaid } from './model/rewards';
export { EventRewards, type EventRewardsProps } from './ui/event-rewards';
