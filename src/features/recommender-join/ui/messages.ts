export const messages = {
  title: '추천인 가입',
  text: '추천해주신 회원의 코드를 입력하시면 일반 회원가입으로 이동합니다.',
  code: '추천코드',
  placeholder: '추천인에게 받은 코드를 입력해주세요',
  next: '2단계로 이동',
  close: '닫기',
  formInvalid: '등록에 실패했습니다. 메시지를 확인해주세요.',
  codeInvalid: '유효하지 않은 가입코드입니다.',
  memberCodeOnly: '추천인이 없으면 USD 간편 회원가입을 이용해주세요.',
  lookUpFailed: '예기치 못한 문제가 발생했습니다. 관리자에게 문의해주세요.',
} as const;
