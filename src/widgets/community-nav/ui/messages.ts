export const messages = {
  navigation: '커뮤니티 메뉴',
  community: '커뮤니티',
  rewards: '보상',
  support: '고객센터',
  rewardTabs: '보상 메뉴',
} as const;
