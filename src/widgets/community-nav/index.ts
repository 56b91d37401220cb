export { CommunityFrame, CommunityRail } from './ui/community-frame';
export { RewardTabs } from './ui/reward-tabs';
