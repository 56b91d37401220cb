/** Statements that break what is true of conversions, one way each. */

const MEMBER = 'mem_demo_member02';
const conversion = (n = 1) => `
  insert into conversion (id, member_id, points, amount, currency, at) values ('cnv_${n}', '${MEMBER}', 1000, 1000, 'KRW', ${n});
  insert into turnover_requirement (id, member_id, source, source_id, currency, required, opened_at)
  values ('tur_${n}', '${MEMBER}', 'conversion', 'cnv_${n}', 'KRW', 1000, ${n});`;

function post(points = 1_000, amount = 1_000, n = 1): string {
  const lines = [
    { owner: MEMBER, kind: 'points', currency: 'POINT', amount: -points },
    { owner: null, kind: 'house:exchange', currency: 'POINT', amount: points },
    { owner: null, kind: 'house:exchange', currency: 'KRW', amount: -amount },
    { owner: MEMBER, kind: 'money', currency: 'KRW', amount },
  ];
  const entry = {
    key: `convert:cnv_${n}`,
    code: 6100,
    kind: 'points.convert',
    actor: 'system',
    at: 0,
  };
  return `select ledger_post('${JSON.stringify({ ...entry, id: `txn_${n}`, lines })}'::jsonb);`;
}

/** By rule of conversions what breaks it. */
export const CONVERSION_FAULTS: Record<string, string[]> = {
  'a conversion took its points and brought its money, and nothing else did': [
    conversion(),
    post(),
    conversion() + post(1_000, 2_000),
    conversion() + post(2_000, 1_000),
  ],
  'a conversion requires its turnover': [
    `${conversion()} ${post()} delete from turnover_requirement where id = 'tur_1';`,
    `${conversion()} ${post()} update turnover_requirement set required = 999 where id = 'tur_1';`,
  ],
  'nobody converts more than five times a day': [
    [1, 2, 3, 4, 5, 6].map((n) => conversion(n) + post(1_000, 1_000, n)).join(''),
  ],
};
