import type { SlipMode } from '#rules/slip-mode.ts';

/** What the modes of a slip are called. */
export const slipModes: Readonly<Record<SlipMode, string>> = {
  domestic: '국내형',
  inplay: '인플레이',
  european: '유럽형',
  mini: '미니게임',
  virtual: '가상게임',
};
