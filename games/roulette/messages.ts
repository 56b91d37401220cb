import type { RouletteBetKind } from '#rules/casino/types.ts';
import { colours } from '../ui/result-messages.ts';
import type { InsideKind } from './inside.ts';

const kinds: Record<RouletteBetKind, string> = {
  straight: '스트레이트',
  split: '스플릿',
  street: '스트리트',
  corner: '코너',
  line: '라인',
  dozen: '더즌',
  column: '컬럼',
  red: '빨강',
  black: '검정',
  odd: '홀수',
  even: '짝수',
  low: '1–18',
  high: '19–36',
};

const dozens = ['1–12', '13–24', '25–36'];

export function betName(kind: RouletteBetKind, numbers: readonly number[]): string {
  const [first = 0] = numbers;
  if (kind === 'dozen') return dozens[Math.floor(first / 12)] ?? '';
  if (kind === 'column') return `${kinds.column} ${first}`;
  return numbers.length > 6 ? kinds[kind] : `${kinds[kind]} ${numbers.join('·')}`;
}

export const rouletteMessages = {
  start: '휠 돌리기',
  table: '베팅판',
  kinds: '숫자 베팅 종류',
  kind: (kind: InsideKind, pays: number) => `${kinds[kind]} ${pays}배`,
  choices: (number: number) => `${number} 포함 베팅`,
  choose: '숫자를 누르면 고를 수 있는 베팅이 나타납니다.',
  columnCell: '2배',
  number: (number: number, colour: keyof typeof colours) => `${number} ${colours[colour]}`,
  laid: '베팅',
  mine: '내 베팅',
  wheel: (pocket: number | null) => (pocket === null ? '룰렛 휠' : `룰렛 휠, 공은 ${pocket}`),
  moving: '휠이 돌아가는 중',
  last: '최근 결과',
  lastNote: '지난 결과는 다음 회차의 확률에 영향을 주지 않습니다.',
  hits: '적중',
  noHits: '적중 없음',
  more: (count: number) => `외 ${count}건`,
  pays: '배당표',
  payRow: (times: number) => `${times}배`,
  rules: [
    '0부터 36까지 37칸의 휠에서 공이 멈춘 숫자로 결과가 정해집니다.',
    '배당은 베팅금액을 제외한 배수입니다. 적중하면 베팅금액도 함께 돌려받습니다.',
    '0이 나오면 빨강·검정, 홀수·짝수, 1–18·19–36, 더즌, 컬럼은 미적중입니다.',
    '스플릿, 스트리트, 코너, 라인은 베팅 종류를 고르고 숫자를 누른 뒤 나타나는 베팅을 누릅니다.',
  ],
} satisfies Record<string, unknown>;

export const kindNames = kinds;
