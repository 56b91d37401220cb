export const messages = {
  /** Ends with what is on the bell; null where nothing is new. */
  bell: (count: string | null) => (count === null ? '알림' : `알림, 새 알림 ${count}`),
} as const;
