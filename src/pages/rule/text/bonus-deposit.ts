import { BONUS_RULES, DEFAULT_BONUSES, type DepositBonus, weightsOf } from '#rules/deposit.ts';
import {
  EMPTY_BALANCE,
  type TurnoverKind,
  TURNOVER_LOW_ODDS,
  TURNOVER_PARTS,
} from '#rules/turnover.ts';
import { formatMoney, formatOdds, formatPoint } from '@/shared/lib/format';
import type { RuleSection } from '../lib/section';

const names: Record<DepositBonus, string> = {
  joinFirst: '가입 첫충',
  dayFirst: '첫충',
  every: '매충',
  coin: '코인 충전 포인트',
  none: '보너스 받지 않음',
};
const kinds: Record<TurnoverKind, string> = {
  single: '스포츠 단폴',
  multiple: '스포츠 2폴더 이상',
  inPlay: '라이브',
  minigame: '미니게임',
  virtual: '가상게임',
  casino: '라이브카지노',
  slot: '슬롯',
};
const bonuses = Object.keys(names) as DepositBonus[];

function termsRow(bonus: DepositBonus): string[] {
  const { basisPoints, capPoints, turnoverPercent } = DEFAULT_BONUSES[bonus];
  const base = BONUS_RULES[bonus].turnsBonus ? '충전금액과 보너스' : '충전금액';
  return [
    names[bonus],
    basisPoints > 0 ? `${basisPoints / 100}%` : '–',
    capPoints > 0 ? formatPoint(capPoints) : '–',
    `${base}의 ${turnoverPercent}%`,
  ];
}

const weights = bonuses.map((bonus) => weightsOf(bonus, DEFAULT_BONUSES[bonus]));

/** The bonus of a deposit: what it brings, what has to be bet for it, and what becomes of its points. */
export const bonusDepositSections: readonly RuleSection[] = [
  {
    id: 'deposit-bonus',
    title: '충전 보너스와 보류 포인트',
    blocks: [
      {
        kind: 'table',
        caption: '충전 보너스의 기본 조건',
        head: ['보너스', '지급률', '최대 지급', '롤링 조건'],
        rows: bonuses.map(termsRow),
        numeric: [1, 2],
      },
      {
        kind: 'list',
        items: [
          '조건이 바뀐 경우 충전신청 화면에 표시되는 조건을 따르며, 신청하신 때의 조건이 그대로 적용됩니다.',
          '보너스 포인트는 그 충전의 롤링 조건을 완료하실 때까지 보류 포인트로 보관되며, 완료하시면 포인트로 지급됩니다.',
          `보유머니가 ${formatMoney(EMPTY_BALANCE.KRW, 'KRW')}(${formatMoney(EMPTY_BALANCE.USD, 'USD')}) 미만이고 진행 중인 베팅이 없으면, 다음에 머니를 받으실 때 남은 롤링 조건이 종료되고 보류 포인트는 소멸됩니다.`,
          '보너스를 포기하시면 보류 포인트는 소멸되고, 그 충전의 롤링 조건은 충전금액의 100%가 됩니다.',
          '충전이 취소되면 보너스도 함께 회수됩니다.',
        ],
      },
    ],
  },
  {
    id: 'turnover',
    title: '롤링 조건 반영',
    blocks: [
      {
        kind: 'table',
        caption: '베팅금액의 반영 비율 (보너스의 기본 조건 기준)',
        head: ['구분', ...bonuses.map((bonus) => names[bonus])],
        rows: (Object.keys(kinds) as TurnoverKind[]).map((kind) => [
          kinds[kind],
          ...weights.map((of) => `${of[kind]}%`),
        ]),
        numeric: bonuses.map((_, index) => index + 1),
      },
      {
        kind: 'list',
        items: [
          `베팅 한 건은 롤링 조건의 ${TURNOVER_PARTS}분의 1까지 반영되며, 남은 베팅금액은 다음 충전의 롤링 조건에 반영됩니다.`,
          '먼저 받으신 충전의 롤링 조건부터 반영됩니다.',
          '보너스가 있는 충전은 받으시는 보너스에 비해 롤링 조건이 낮을수록 반영 비율이 낮아집니다.',
          `취소·적특된 베팅과 ${formatOdds(TURNOVER_LOW_ODDS)}배 이하의 선택, 결과와 관계없이 함께 적중하는 베팅은 반영되지 않습니다.`,
          '단폴 조합이 포함된 시스템 베팅은 단폴로 반영됩니다.',
        ],
      },
    ],
  },
];
