export const replayMessages = {
  bet: '베팅',
  stake: '베팅금액',
  returned: '반환',
  void: '적특',
  total: '합계',
  lines: '20라인',
  playedAt: (time: string) => `${time} 진행`,
};
