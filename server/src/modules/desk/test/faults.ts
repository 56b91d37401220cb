/** By rule what breaks it. */
export const DESK_FAULTS: Record<string, string[]> = {
  'every account of the house counts to a figure': [
    `insert into account (owner, kind, currency, allow_negative) values (null, 'house:whim', 'KRW', true);`,
  ],
};
