export const messages = {
  playMoney:
    '한판은 가상 머니로만 운영되는 데모 사이트입니다. 실제 돈을 걸거나 받을 수 없으며, 보유머니와 포인트는 현금으로 바꿀 수 없습니다.',
  age: '18',
  adults: '만 18세 미만은 이용할 수 없습니다.',
  help: '도박문제 상담',
  helpNumber: '1336',
  helpHint: '24시간 무료',
  links: '사이트 안내',
  keys: '단축키 안내',
  access: '현재 접속자',
  people: (count: string) => `${count}명`,
  copyright: '© 한판',
  version: '화면 버전',
} as const;
