import type { Dto } from '#contract/types.gen.ts';

const labels: Record<Dto<'OddsPolicy'>, string> = {
  any: '모두 자동 수락',
  higher: '배당 상승 시에만 자동 수락',
  none: '항상 확인',
};

const notes: Record<Dto<'OddsPolicy'>, string> = {
  any: '낮아져도 바로 베팅됩니다',
  higher: '배당이 오르면 오른 배당으로 접수하고, 내리면 다시 확인합니다',
  none: '변경될 때마다 확인합니다',
};

export const messages = {
  labels,
  notes,
  line: (policy: Dto<'OddsPolicy'>) => `배당 변경 시 · ${labels[policy]}`,
  onceLine: (policy: Dto<'OddsPolicy'>) => `배당 변경 시 · ${labels[policy]} (이번 베팅)`,
  title: '배당 변경 시 처리',
  onlyThisBet: '이번 베팅에만 적용',
  close: '닫기',
  save: '적용',
  failed: '설정을 저장하지 못했습니다. 잠시 후 다시 시도해주세요.',
} as const;
