export const messages = {
  close: '닫기',
  next: '2단계로 이동',
  codeLabel: '추천코드',
  codePlaceholder: '추천인에게 받은 코드를 입력해주세요',
  recommender: '추천인',
  submit: '회원가입',
  withdrawPassword: '환전 비밀번호 (숫자 4자리)',
  passwordConfirm: '비밀번호 확인',
  terms: '이용규정 보기',
  consent: '모든 이용약관 및 개인정보처리방침에 동의하며, 만 18세 이상임을 확인합니다.',
  checkHints: { checking: '중복 여부를 확인하고 있습니다.', approved: '사용 가능합니다.' },
  signupFailed: '회원가입에 실패했습니다.',
  codeInvalid: '유효하지 않은 가입코드입니다.',
  codeFormInvalid: '등록에 실패했습니다. 메시지를 확인해주세요.',
  duplicates: {
    userId: '중복된 아이디입니다.',
    nickname: '중복된 닉네임입니다.',
    phoneNumber: '중복된 휴대폰 번호입니다.',
    accountNumber: '중복된 계좌번호입니다.',
  },
} as const;

export const referralMessages = {
  title: '가입코드를 입력해주세요',
  codePlaceholder: '추천코드 (없으면 USD 입력)',
} as const;

export const recommenderMessages = {
  title: '추천인 가입',
  text: '추천해주신 회원의 코드를 입력하시면 일반 회원가입으로 이동합니다.',
  memberCodeOnly: '추천인이 없으면 USD 간편 회원가입을 이용해주세요.',
} as const;

export const usdMessages = {
  title: 'USD 간편 회원가입',
  recommenderPlaceholder: "추천인이 없으면 '코인'을 입력해주세요",
  normalSignup: '일반 회원가입',
  coinTitle: '코인 전용 회원 안내',
  coinLines: [
    '코인 전용 회원은 개인정보 없이 가입하실 수 있습니다.',
    '입금과 출금은 본 사이트의 USD로만 가능합니다.',
    '첫충·충전 포인트·지인 추천 이벤트를 제외한 모든 이벤트에 참여하실 수 있습니다.',
    '롤링 콤프가 지급됩니다.',
  ],
  coinBonus: (percent: number, cap: string) =>
    `충전 포인트 ${percent}%가 지급됩니다. (최대 ${cap})`,
  coinOthers: '그 외 이벤트를 원하시는 분은 일반 회원가입을 이용해주세요.',
} as const;

export const normalMessages = {
  title: '회원가입',
  confirmTitle: '회원가입 확인',
  confirmText: '입력하신 내용을 확인해주세요.',
  coinCodeOnly: 'USD 코드는 코인 전용 회원가입에서만 사용할 수 있습니다.',
  codeHints: { checking: '가입코드를 확인하고 있습니다.', approved: '사용 가능합니다.' },
  phoneNumber: '휴대폰 번호',
  phonePlaceholder: '01012345678',
  bank: '은행',
  bankPlaceholder: '은행을 선택해주세요',
  banksFailed: '은행 목록을 불러오지 못했습니다.',
  retry: '다시 시도',
  accountNumber: '계좌번호',
  accountPlaceholder: '숫자만 입력해주세요',
  accountHolder: '예금주',
  birthYear: '출생연도',
  birthYearPlaceholder: '출생연도를 선택해주세요',
  yearOf: (year: number | string) => `${year}년`,
  recommender: '추천인 (선택)',
  recommenderPlaceholder: '추천인 닉네임을 입력해주세요',
  validationCode: '자동가입방지 문자',
  validationPlaceholder: '보이는 문자 4자리',
  validationPicture: (code: string) => `자동가입방지 문자: ${code.split('').join(' ')}`,
  validationFailed: '자동가입방지 문자가 일치하지 않습니다.',
  refresh: '다른 문자로 바꾸기',
  next: '다음',
  edit: '수정',
  account: (bank: string, number: string, holder: string) => `${bank} ${number} (${holder})`,
  none: '없음',
} as const;

export const doneMessages = {
  title: '회원가입 완료',
  pending: '회원님의 계정은 현재 승인 대기 중입니다.',
  rules: '이용규정을 반드시 지켜주세요.',
  help: '궁금한 점은 24시간 비회원 문의를 이용해주세요.',
  nonMember: '비회원 문의',
} as const;
