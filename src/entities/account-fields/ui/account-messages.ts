export const accountMessages = {
  userId: '아이디',
  userIdHint: '공백 없이 영문, 숫자 6~14자',
  nickname: '닉네임',
  nicknameHint: '한글 2~6자',
  password: '비밀번호',
  passwordHint: '영문, 숫자, 특수문자(!@#$%^*+=-) 4~12자',
  reveal: { show: '비밀번호 보기', hide: '비밀번호 숨기기' },
  capsLock: 'Caps Lock이 켜져 있습니다.',
} as const;
