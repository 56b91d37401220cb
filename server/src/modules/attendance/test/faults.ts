const MEMBER = 'mem_demo_member02';
/** Midnight in Seoul of a day and a month in which nobody of the demonstration attended. */
const DAY = Date.parse('2024-04-01T00:00:00+09:00');

const stamp = `insert into attendance values ('${MEMBER}', ${DAY}, 1000, ${DAY});`;
const reward = (days: number) =>
  `insert into attendance_reward values ('${MEMBER}', '202404', ${days}, 5000, ${DAY});`;

function booked(name: string, points: number): string {
  const lines = [
    { owner: null, kind: 'house:bonus', currency: 'POINT', amount: -points },
    { owner: MEMBER, kind: 'points', currency: 'POINT', amount: points },
  ];
  const entry = { code: 7200, kind: 'attendance', actor: 'system', at: 0, lines };
  const key = `attendance:${MEMBER}:${name}`;
  return `select ledger_post('${JSON.stringify({ ...entry, id: `txn_${name}`, key })}'::jsonb);`;
}

/** By rule of attendance what breaks it. */
export const ATTENDANCE_FAULTS: Record<string, string[]> = {
  'a day that was attended and what it completed are booked by their points, and nothing else is': [
    stamp,
    booked('20240401', 1_000),
    stamp + booked('20240401', 999),
    stamp + booked('20240402', 1_000),
  ],
  'a month rewards no more days than were attended': [
    stamp + booked('20240401', 1_000) + reward(2) + booked('202404:2', 5_000),
    reward(30) + booked('202404:full', 5_000),
  ],
};
