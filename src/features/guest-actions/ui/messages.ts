export const messages = {
  login: '로그인',
  signup: '회원가입',
  recommenderJoin: '추천인 가입',
  inquiry: '비회원 문의',
} as const;
