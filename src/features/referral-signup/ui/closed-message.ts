/** Apart from the other words of the feature, for it is in the entry. */
export const signupClosed = '현재 회원가입이 마감되었습니다.';
