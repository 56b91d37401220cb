const MEMBER = 'mem_demo_member02';
/** A Monday. */
const MONDAY = Date.parse('2024-05-06T00:00:00+09:00');
const DAY = 86_400_000;

const quest = (period = 'daily', ends = MONDAY + 7 * DAY) => `
  insert into quest (id, title, period, condition, needs_deposit, min_level, points, starts_at, ends_at)
  overriding system value values (9999, 'seed', '${period}', '{}', false, 0, 1000, ${MONDAY}, ${ends});`;
const claim = (start = MONDAY, at = start) =>
  `insert into quest_claim values (9999, '${MEMBER}', ${start}, 1000, ${at});`;

function booked({ day = '20240506', points = 1_000, code = 7400, kind = 'event' } = {}): string {
  const lines = [
    { owner: null, kind: 'house:bonus', currency: 'POINT', amount: -points },
    { owner: MEMBER, kind: 'points', currency: 'POINT', amount: points },
  ];
  const entry = { id: 'txn_seed', code, kind, actor: 'system', at: 0, lines };
  const key = `quest:9999:${MEMBER}:${day}`;
  return `select ledger_post('${JSON.stringify({ ...entry, key })}'::jsonb);`;
}

/** By rule of quests what breaks it. */
export const QUEST_FAULTS: Record<string, string[]> = {
  'a claimed quest is booked as an event by its points, and nothing else is': [
    quest() + claim(),
    quest() + booked(),
    quest() + claim() + booked({ points: 999 }),
    quest() + claim() + booked({ day: '20240507' }),
    quest() + claim() + booked({ code: 7100, kind: 'coupon.use' }),
  ],
  'a quest is claimed of a period of its own, within seven days of its end': [
    quest() + claim(MONDAY, MONDAY - 1) + booked(),
    quest() + claim(MONDAY, MONDAY + 8 * DAY) + booked(),
    quest() + claim(MONDAY + 1) + booked(),
    quest('daily', MONDAY) + claim() + booked(),
    quest('weekly') + claim(MONDAY + DAY) + booked({ day: '20240507' }),
    quest() + claim(MONDAY - DAY) + booked({ day: '20240505' }),
  ],
};
