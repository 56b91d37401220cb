export const messages = {
  title: '추천인 가입',
  text: '추천해주신 회원의 코드를 입력하시면 일반 회원가입으로 이동합니다.',
  code: '추천코드',
  placeholder: '추천인에게 받은 코드를 입력해주세요',
  next: '2단계로 이동',
  close: '닫기',
  memberCodeOnly: '추천인이 없으면 USD 간편 회원가입을 이용해주세요.',
} as const;
