import { messages } from './messages.ts';
import type { PlayCode } from './types.ts';

/** What is wrong with a call, thrown on the way to its answer; the message is for the player. */
export class PlayRefused extends Error {
  readonly code: PlayCode;
  readonly extra: object;
  constructor(code: PlayCode, title: string, extra: object = {}) {
    super(title);
    this.code = code;
    this.extra = extra;
  }
}

export const refused = (code: PlayCode, extra?: object) =>
  new PlayRefused(code, messages.titles[code], extra);
