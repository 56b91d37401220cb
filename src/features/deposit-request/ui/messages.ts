import { DEPOSIT_WAIT_MS } from '#rules/deposit.ts';
import type { BonusOffer } from '../api';

const bonuses: Record<BonusOffer['kind'], string> = {
  joinFirst: '가입 첫충',
  dayFirst: '첫충',
  every: '매충',
  coin: '코인 충전 포인트',
  none: '보너스 받지 않음',
};

const obstacles: Record<NonNullable<BonusOffer['obstacle']>, string> = {
  DEPOSITED_BEFORE: '첫 충전 회원만',
  DEPOSITED_TODAY: '오늘 첫 충전만',
};

const percent = (basisPoints: number) => `${basisPoints / 100}%`;

export const messages = {
  bonus: '보너스',
  bonusName: ({ kind, basisPoints }: BonusOffer) =>
    basisPoints > 0 ? `${bonuses[kind]} ${percent(basisPoints)}` : bonuses[kind],
  bonusPoints: (points: string) => `+${points}`,
  upTo: (points: string) => `최대 ${points}`,
  turnover: ({ turnoverPercent }: BonusOffer) => `롤링 ${turnoverPercent}%`,
  whenDone: '롤링 완료 시 지급',
  obstacle: (obstacle: NonNullable<BonusOffer['obstacle']>) => obstacles[obstacle],
  depositor: '입금자명',
  depositorHint: '은행에 표시되는 이름으로 입력해주세요.',
  depositorForm: '입금자명을 2~20자로 입력해주세요.',
  cancelConfirm: `충전신청을 취소하시겠습니까? 이미 입금하셨다면 취소하지 마세요. 신청은 ${DEPOSIT_WAIT_MS / 60_000}분에 한 번 하실 수 있습니다.`,
  account: '계좌문의',
  accountText: '입금하실 계좌는 계좌문의를 남겨주시면 쪽지로 안내해드립니다.',
} as const;
