export const cardPaddings = ['0', '2', '3', '4', '5'] as const;
export type CardPadding = (typeof cardPaddings)[number];
