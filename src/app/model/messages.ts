/** Texts of the guards and of the answers the app handles for every slice. */
export const messages = {
  site: '한판',
  unread: '쪽지가 도착했습니다. 확인 후 이용해주세요.',
  replaced: '다른 기기에서 로그인되어 로그아웃됩니다.',
  expired: '로그인 세션이 만료되었습니다. 다시 로그인해주세요.',
  blocked: '차단된 IP 주소입니다.',
  broken: '예기치 못한 문제가 발생했습니다.',
  settingsFailed: '문제가 발생했습니다. 시스템 관리자에게 문의해주세요.',
} as const;
