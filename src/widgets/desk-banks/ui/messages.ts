/** Words of the banks. */
export const messages = {
  title: '은행',
  note: '사용 중인 은행만 회원가입에서 선택할 수 있습니다',
  list: '은행 목록',
  failed: '은행을 불러오지 못했습니다.',
  none: '등록된 은행이 없습니다.',
  search: '은행 검색',
  columns: { code: '코드', name: '은행', state: '상태' },
  uses: { 1: '사용 중', 0: '사용 중지' },
  panel: '은행 상세',
  stop: '사용 중지',
  resume: '다시 사용',
  stopNote:
    '사용을 중지하면 회원가입에서 선택할 수 없습니다. 이미 등록된 회원 계좌는 그대로 사용됩니다.',
  resumeNote: '다시 사용하면 회원가입에서 선택할 수 있습니다.',
  stopText: (bank: string) =>
    `${bank} 사용을 중지합니다. 새로 가입하는 회원은 이 은행을 선택할 수 없습니다.`,
  resumeText: (bank: string) => `${bank} 사용을 다시 시작합니다.`,
  stopped: (bank: string) => `${bank} 사용을 중지했습니다.`,
  resumed: (bank: string) => `${bank} 사용을 다시 시작했습니다.`,
} as const;
