export const gridColumns = [1, 2, 3, 4, 5, 6] as const;
export type GridColumns = (typeof gridColumns)[number];

export const gridPhoneColumns = [1, 2, 3, 4] as const;
export type GridPhoneColumns = (typeof gridPhoneColumns)[number];
