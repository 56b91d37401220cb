import { formatCount } from '@/shared/lib/format';

export const frameMessages = {
  studio: '한판 스튜디오',
  demo: '데모 · 가상 머니',
  round: (number: number) => `제 ${formatCount(number)}회`,
  skip: { crane: '당첨 연출 건너뛰기', roulette: '연출 건너뛰기', baccarat: '연출 건너뛰기' },
  rules: '게임 규칙',
  leave: '나가기',
  balance: '보유머니',
} satisfies Record<string, unknown>;

export const statusMessages = {
  opening: '게임을 여는 중입니다.',
  openFailed: '게임을 열 수 없습니다',
  replayFailed: '회차를 볼 수 없습니다',
  notThere: '주소가 올바르지 않습니다. 로비에서 다시 입장해주세요.',
  lost: '연결이 끊겼습니다. 네트워크를 확인한 뒤 다시 시도해주세요.',
  retry: '다시 시도',
  asking: '베팅을 접수하는 중입니다.',
  checking: '결과를 확인하는 중입니다. 베팅은 한 번만 처리됩니다.',
  resumed: '이어진 회차',
  resumedNote: '연결이 끊겼던 회차가 정상 처리되었습니다.',
  kept: '베팅은 그대로 있습니다.',
  wait: (seconds: number) => `다음 회차까지 ${seconds}초`,
  pace: (cycleMs: number) => `한 번에 한 판 · 최소 ${cycleMs / 1000}초`,
  stake: '베팅',
  returned: '반환',
  ready: '베팅금액을 정하고 시작해주세요.',
} satisfies Record<string, unknown>;

export const fairMessages = {
  tab: '회차 검증',
  next: '다음 회차',
  shown: '표시된 회차',
  commitment: '서버시드 해시',
  serverSeed: '서버시드',
  later: '회차 종료 후 공개',
  clientSeed: '클라이언트시드',
  nonce: '넌스',
  result: '결과',
  none: '아직 진행한 회차가 없습니다.',
  showing: '회차가 끝나면 표시됩니다.',
  checking: '다시 계산하는 중입니다.',
  ok: '시드로 다시 계산한 결과와 일치',
  wrong: '시드로 다시 계산한 결과와 다릅니다. 고객센터에 문의해주세요.',
  open: '서버시드가 공개되면 다시 계산합니다.',
  unable: '이 브라우저에서는 다시 계산할 수 없습니다. 회차 번호로 직접 계산하실 수 있습니다.',
  change: '바꾸기',
  changed: '다음 회차부터 적용됩니다.',
  hint: '영문, 숫자, 하이픈 1~32자',
  badSeed: '영문, 숫자, 하이픈 1~32자로 입력해주세요.',
  how: '결과는 서버시드, 클라이언트시드, 넌스로 정해지며 베팅 전에 서버시드의 해시가 공개됩니다.',
} satisfies Record<string, unknown>;

export const chipMessages = {
  group: '칩 금액',
  chip: (text: string) => `칩 ${text}`,
  undo: '되돌리기',
  clear: '비우기',
  repeat: '이전 베팅',
  total: '총 베팅',
  none: '베팅할 곳을 눌러주세요.',
} satisfies Record<string, unknown>;

export const limitMessages = {
  tab: '환급률 · 한도',
  rtp: '환급률',
  hit: '적중 빈도',
  maxWin: '최대 당첨',
  minStake: '최소 베팅',
  maxStake: '최대 베팅',
  pace: '회차 간격',
  seconds: (ms: number) => `최소 ${ms / 1000}초`,
  note: '환급률은 배당표에서 계산한 장기 평균이며, 지난 결과는 다음 회차의 확률에 영향을 주지 않습니다.',
} satisfies Record<string, unknown>;

export const rulesMessages = {
  drawer: '게임 안내',
  tab: '게임 규칙',
  common: [
    '자동 진행은 없습니다. 회차마다 직접 눌러 시작합니다.',
    '연결이 끊기면 진행 중인 회차와 베팅금액이 보관되며 다시 들어오면 이어집니다.',
    '결과는 베팅 전에 해시로 공개된 서버시드에서 정해지고, 회차 검증에서 다시 계산할 수 있습니다.',
  ],
};
