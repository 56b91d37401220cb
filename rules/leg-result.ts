/** Result codes of one leg, as the feed numbers them. */
export const LEG_RESULT = {
  cancelled: -1,
  open: 0,
  lost: 1,
  won: 2,
  void: 3,
  halfLost: 4,
  halfWon: 5,
} as const;

export type LegResult = (typeof LEG_RESULT)[keyof typeof LEG_RESULT];

/** Whether the leg has a result; one may still be corrected. */
export function isDecided(result: LegResult): boolean {
  return result !== LEG_RESULT.open;
}

/** Whether the leg counts as odds of 1.00, whatever made it so. */
export function isVoid(result: LegResult): boolean {
  return result === LEG_RESULT.void;
}

/** Whether the leg takes its whole slip with it. */
export function isLost(result: LegResult): boolean {
  return result === LEG_RESULT.lost;
}

/** Settlement labels the screens know. */
export const SETTLEMENT_LABEL = {
  cancelled: -1,
  inProgress: 0,
  lost: 1,
  won: 2,
  refunded: 3,
} as const;

export type SettlementLabel = (typeof SETTLEMENT_LABEL)[keyof typeof SETTLEMENT_LABEL];

const TEXTS: Record<LegResult, string> = {
  [-1]: '취소',
  0: '진행 중',
  1: '미적중',
  2: '적중',
  3: '적특',
  4: '반미적중',
  5: '반적중',
};

/** The label of a leg: a half-lost leg is shown as lost, a half-won leg as won. */
export function legLabel(result: LegResult): SettlementLabel {
  if (result === LEG_RESULT.halfLost) return SETTLEMENT_LABEL.lost;
  return result === LEG_RESULT.halfWon ? SETTLEMENT_LABEL.won : result;
}

/** The note beside a half result (반미적중, 반적중); null for every other result. */
export function legNote(result: LegResult): string | null {
  return result === LEG_RESULT.halfLost || result === LEG_RESULT.halfWon ? TEXTS[result] : null;
}

/** Korean word of a leg result, halves included. */
export function legResultText(result: LegResult): string {
  return TEXTS[result];
}

/** Korean word of a slip or leg label. */
export function slipLabelText(label: SettlementLabel): string {
  return TEXTS[label];
}
