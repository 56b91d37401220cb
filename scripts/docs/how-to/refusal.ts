import { type Change, line } from './change.ts';

const SLIP_CHECK = 'rules/slip-check.ts';
const PROBLEM = 'openapi/schemas/problem.yaml';
const NOTICE = 'server/src/modules/notice/routes.ts';

const vector = {
  name: 'a line that no match reaches',
  slip: {
    legs: [
      {
        selectionId: 'fixture01.2.100050.Over',
        marketId: 'fixture01.2.100050',
        fixtureId: 'fixture01',
        typeId: 2,
        odds: 185,
        line: 100_050,
      },
    ],
    bonus: null,
  },
  stake: 50_000,
  balance: 1_000_000,
  refusals: [{ code: 'LINE_TOO_FAR', selectionIds: ['fixture01.2.100050.Over'] }],
};

/** "A refusal" of the second kind: a reason why a slip is not taken. */
const reason: Change['edits'] = [
  line('rules/refusals.ts', "  'LINE_CHANGED',", "  'LINE_TOO_FAR',"),
  line('rules/refusals.ts', "    case 'LINE_CHANGED':", "    case 'LINE_TOO_FAR':"),
  line(SLIP_CHECK, '    ...checkPairs(slip),', '    ...checkLines(slip),'),
  {
    file: SLIP_CHECK,
    at: 'function checkBonus(',
    to: `const FARTHEST_LINE = 100_000;

function checkLines({ legs }: Slip): Refusal[] {
  const far = legs.filter(({ line }) => Math.abs(line ?? 0) > FARTHEST_LINE).map(idOf);
  return far.length > 0 ? [{ code: 'LINE_TOO_FAR', selectionIds: far }] : [];
}

function checkBonus(`,
  },
  {
    file: 'rules/vectors/slip.json',
    at: '  "check": [\n',
    to: `  "check": [\n    ${JSON.stringify(vector)},\n`,
  },
  line(PROBLEM, '    - LINE_CHANGED', '    - LINE_TOO_FAR'),
  {
    file: PROBLEM,
    at: '    LINE_CHANGED: "',
    to: '    LINE_TOO_FAR: "A line that no match reaches."\n    LINE_CHANGED: "',
  },
  {
    file: 'src/entities/slip/lib/refusal-text.ts',
    at: '  LINE_CHANGED: (',
    to: "  LINE_TOO_FAR: () => '기준점을 다시 확인해주세요.',\n  LINE_CHANGED: (",
  },
  {
    file: 'src/entities/slip/lib/problems.test.ts',
    at: '  LINE_CHANGED: {',
    to: '  LINE_TOO_FAR: { slip: { legs: [{ ...leg, line: 100_050 }], bonus: null } },\n  LINE_CHANGED: {',
  },
];

/** "A refusal" of the third kind: another answer to a call, that of the operation which was made before. */
const answer: Change['edits'] = [
  line('rules/problems.ts', '  SAME_PERSON: 409,', '  LIST_RESTS: 409,'),
  line(PROBLEM, '    - SAME_PERSON', '    - LIST_RESTS'),
  {
    file: PROBLEM,
    at: '    SAME_PERSON: "The person',
    to: '    LIST_RESTS: "Nobody reads the list at night."\n    SAME_PERSON: "The person',
  },
  {
    file: PROBLEM,
    at: '    SAME_PERSON: "Leave',
    to: '    LIST_RESTS: "Ask again in the morning."\n    SAME_PERSON: "Leave',
  },
  {
    file: 'server/src/lib/problem-table.ts',
    at: '  SAME_PERSON: ',
    to: "  LIST_RESTS: '밤에는 목록을 볼 수 없습니다. 아침에 다시 이용해주세요.',\n  SAME_PERSON: ",
  },
  {
    file: 'openapi/paths/trial-list.yaml',
    at: 'x-problems: []',
    to: 'x-problems: [LIST_RESTS]',
  },
  line(
    NOTICE,
    '    async getTrialList(_request, ctx) {',
    "      if (new Date(ctx.now).getUTCHours() > 14) return problem('LIST_RESTS');",
  ),
];

/** "A refusal", after "An operation". */
export const refusal: Change = { edits: [...reason, ...answer] };
